import type { RenderedPage } from '@website/page-cache/storable-page';
import { limits } from '../settings/limits.ts';

export const wholeTextName = '/llms-full.txt';

/** The list of pages that a text of all of them is made from: `/da/llms-full.txt` from `/da/llms.txt`. */
export function listOfWholeText(path: string): string {
	return path.replace(wholeTextName, '/llms.txt');
}

/**
 * The pages that a list links to as Markdown, but for those it calls optional, one after another in its order, in one text of at most
 * `limits.wholeText.maxBytes`. It changes with each of them, and is not
 * stored when making it took longer than `maxMs`.
 */
export async function wholeSiteText(
	list: RenderedPage,
	makePage: (path: string) => Promise<RenderedPage>,
): Promise<RenderedPage> {
	if (list.status !== 200) return list;
	const parts: Buffer[] = [];
	const tags = new Set(list.tags);
	let { degraded } = list;
	let bytes = 0;
	const start = performance.now();
	const [needed = ''] = list.body.toString().split('\n## Optional\n');
	for (const [, address = ''] of needed.matchAll(/\]\((\S+\.md)\)/g)) {
		if (performance.now() - start > limits.wholeText.maxMs) {
			degraded = true;
			break;
		}
		const page = await makePage(new URL(address).pathname);
		for (const tag of page.tags) tags.add(tag);
		degraded ||= page.degraded || page.status >= 500;
		if (page.status !== 200) continue;
		bytes += page.body.length;
		if (bytes > limits.wholeText.maxBytes) break;
		parts.push(page.body);
	}
	return { ...list, body: Buffer.from(parts.join('\n')), tags: [...tags], degraded };
}
