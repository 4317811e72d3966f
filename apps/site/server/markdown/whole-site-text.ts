import type { RenderedPage } from '@website/page-cache/storable-page';
import { limits } from '../settings/limits.ts';

export const wholeTextName = '/llms-full.txt';

/** The path of the list of pages for the path of a whole text: `/da/llms.txt` for `/da/llms-full.txt`. */
export function pageListPath(path: string): string {
	return path.replace(wholeTextName, '/llms.txt');
}

/** Rendered pages by path, which the next request continues with after one that took too long. */
export type RenderedParts = Map<string, RenderedPage>;

/** The response while pages are missing: part of a text would look like all of it. */
const unfinished = (list: RenderedPage): RenderedPage => ({
	...list,
	status: 503,
	headers: { ...list.headers, 'retry-after': String(limits.retryAfterSeconds) },
	body: Buffer.from('Service Unavailable'),
	degraded: true,
});

/**
 * Joins the Markdown of the pages that a list links to, in its order and without the optional ones, to one text of at most
 * `limits.wholeText.maxBytes`. The text has the cache tags of all pages. It is a 503 if a page fails or all pages take longer than `maxMs`;
 * `rendered` has the pages until then.
 */
export async function wholeSiteText(
	list: RenderedPage,
	renderPage: (path: string) => Promise<RenderedPage>,
	rendered: RenderedParts = new Map(),
): Promise<RenderedPage> {
	if (list.status !== 200) return list;
	const parts: Buffer[] = [];
	const tags = new Set(list.tags);
	let { degraded } = list;
	let bytes = 0;
	const start = performance.now();
	const [requiredLinks = ''] = list.body.toString().split('\n## Optional\n');
	for (const [, address = ''] of requiredLinks.matchAll(/\]\((\S+\.md)\)/g)) {
		const path = new URL(address).pathname;
		const earlier = rendered.get(path);
		if (!earlier && performance.now() - start > limits.wholeText.maxMs) return unfinished(list);
		const page = earlier ?? (await renderPage(path));
		if (page.status >= 500) return unfinished(list);
		if (!page.degraded) rendered.set(path, page);
		for (const tag of page.tags) tags.add(tag);
		degraded ||= page.degraded;
		if (page.status !== 200) continue;
		bytes += page.body.length;
		if (bytes > limits.wholeText.maxBytes) break;
		parts.push(page.body);
	}
	return { ...list, body: Buffer.from(parts.join('\n')), tags: [...tags], degraded };
}
