import { documentIds } from '@website/contracts/cache-tags';
import type { SiteOptions } from '@website/contracts/site-options';
import type { StoredPage } from '@website/page-cache/stored-page';
import type { Logger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';

/** Path of the site's languages and currencies as JSON. */
export const optionsPath = '/options.json';

/**
 * Names what a page lost if a failing content endpoint could be the reason: all of it, a language of the site, or more than a fifth of
 * its documents. Endpoints also answer "nothing here" while a table is repaired or an update runs.
 */
export function findLoss(before: StoredPage, page: StoredPage): string | undefined {
	if (before.status !== 200) return undefined;
	if (page.status !== 200) return `the page, which returned ${page.status}`;
	if (page.key.path === optionsPath) {
		const lost = missing(languages(before), languages(page));
		return lost.length > 0 ? `the language ${lost.join(', ')}` : undefined;
	}
	const ids = publishedIds(before);
	const lost = missing(ids, publishedIds(page));
	const isLarge = lost.length > ids.length * limits.maxLostShare;
	return isLarge ? `${lost.length} of ${ids.length} documents` : undefined;
}

const missing = (before: readonly string[], after: readonly string[]): string[] =>
	before.filter((value) => !after.includes(value));

// The application serialized a value of this type.
const languages = (page: StoredPage): readonly string[] =>
	(JSON.parse(page.bodies.identity.toString()) as SiteOptions).languages;

const publishedIds = ({ tags }: StoredPage): string[] => [
	...documentIds(tags, 'page').map((id) => `page:${id}`),
	...documentIds(tags, 'post').map((id) => `post:${id}`),
];

/** Logs that a page lost content: one line in a while, since a failing content endpoint affects many pages at once. */
export function lossLog(logger: Logger): (path: string, loss: string) => void {
	let nextAt = 0;
	return (path, loss) => {
		const now = Date.now();
		if (now < nextAt) return;
		nextAt = now + limits.lossLogMs;
		logger.error(
			{ path, loss },
			'the content endpoint returned less than before without announcing a change; the stored pages are served until further reads agree',
		);
	};
}
