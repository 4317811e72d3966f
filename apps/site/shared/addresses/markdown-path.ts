import { isPageAddress } from './link-address.ts';

const suffix = '.md';
const homePath = '/index.md';

/** Where a page is found as Markdown: `/about` at `/about.md`, `/` at `/index.md`. */
export function markdownPathOf(path: string): string {
	return path === '/' ? homePath : path + suffix;
}

/** The page whose Markdown a path asks for; null for the path of anything else. */
export function pageOfMarkdownPath(path: string): string | null {
	if (path === homePath) return '/';
	const page = path.endsWith(suffix) ? path.slice(0, -suffix.length) : '';
	return isPageAddress(page) && !page.endsWith('/') ? page : null;
}
