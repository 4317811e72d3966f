import type { RenderedPage } from '@website/page-cache/storable-page';
import { limits } from '../settings/limits.ts';

export const wholeTextName = '/llms-full.txt';

/** The path of the list of pages for the path of a whole text: `/da/llms.txt` for `/da/llms-full.txt`. */
export function pageListPath(path: string): string {
	return path.replace(wholeTextName, '/llms.txt');
}

/**
 * Joins the Markdown of the pages that a list links to, in its order and without the optional ones, to one text of at most
 * `limits.wholeText.maxBytes`. The text has the cache tags of all pages. It is degraded, and not stored, if it took longer than `maxMs`.
 */
export async function wholeSiteText(
	list: RenderedPage,
	renderPage: (path: string) => Promise<RenderedPage>,
): Promise<RenderedPage> {
	if (list.status !== 200) return list;
	const parts: Buffer[] = [];
	const tags = new Set(list.tags);
	let { degraded } = list;
	let bytes = 0;
	const start = performance.now();
	const [requiredLinks = ''] = list.body.toString().split('\n## Optional\n');
	for (const [, address = ''] of requiredLinks.matchAll(/\]\((\S+\.md)\)/g)) {
		if (performance.now() - start > limits.wholeText.maxMs) {
			degraded = true;
			break;
		}
		const page = await renderPage(new URL(address).pathname);
		for (const tag of page.tags) tags.add(tag);
		degraded ||= page.degraded || page.status >= 500;
		if (page.status !== 200) continue;
		bytes += page.body.length;
		if (bytes > limits.wholeText.maxBytes) break;
		parts.push(page.body);
	}
	return { ...list, body: Buffer.from(parts.join('\n')), tags: [...tags], degraded };
}
