import { collectionPaths } from '@website/contracts/entities';
import { localeCodes } from '@website/contracts/locales';
import { isOffPath } from '@website/contracts/site-features';
import { localeFromPath, pathPrefix } from '@website/contracts/site-locales';

/**
 * The first path segments of the site's own routes (specification section 2) and of its server, which are not allowed as slugs. Links may
 * lead to or below those marked `linked`, although no document has these paths.
 */
const sitePaths: Record<string, 'linked' | 'internal'> = {
	admin: 'internal',
	animations: 'internal',
	api: 'internal',
	assets: 'internal',
	builds: 'internal',
	content: 'linked',
	docs: 'linked',
	'favicon.ico': 'internal',
	flags: 'internal',
	graphql: 'internal',
	healthz: 'internal',
	images: 'linked',
	language: 'internal',
	metrics: 'internal',
	preview: 'internal',
	prices: 'linked',
	readyz: 'internal',
	'robots.txt': 'internal',
	search: 'linked',
	'sitemap.xml': 'internal',
	webhooks: 'internal',
};

const reserved = new Set<string>([
	...Object.keys(sitePaths),
	...Object.values(collectionPaths).map((path) => path.split('/')[1] ?? ''),
	...localeCodes,
]);

/** True if a word cannot be a slug because the site uses it as a path. */
export const isReserved = (word: string): boolean => reserved.has(word) || word.startsWith('_');

/** True for a path of the site itself that a link may lead to: a route of a feature that is on, or a file, as no document's path has a dot. */
export function isSitePath(path: string): boolean {
	const [, first = ''] = path.slice(pathPrefix(localeFromPath(path)).length).split('/');
	return (sitePaths[first] === 'linked' && !isOffPath(path)) || /\.[a-z0-9]+$/.test(path);
}
