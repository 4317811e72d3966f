import { isPageAddress } from './link-address.ts';

const suffix = '.md';
const homePath = '/index.md';

/** The path of a page's Markdown: `/about.md` for `/about`, `/index.md` for `/`. */
export function markdownPathOf(path: string): string {
	return path === '/' ? homePath : path + suffix;
}

/** The page for the path of its Markdown; null for other paths. */
export function pageOfMarkdownPath(path: string): string | null {
	if (path === homePath) return '/';
	const page = path.endsWith(suffix) ? path.slice(0, -suffix.length) : '';
	return isPageAddress(page) && !page.endsWith('/') ? page : null;
}
