import { localeCodes } from '@website/contracts/locales';
import { localeFromPath, pathPrefix } from '@website/contracts/site-locales';

/**
 * First parts of addresses that the site's routes (specification section 2) and its server use themselves. No document's slug may be
 * one; `linked` are those that a link may lead to, or below, though no document is there.
 */
const places: Record<string, 'linked' | 'internal'> = {
	admin: 'internal',
	animations: 'internal',
	api: 'internal',
	assets: 'internal',
	blog: 'internal',
	builds: 'internal',
	content: 'linked',
	docs: 'linked',
	'favicon.ico': 'internal',
	flags: 'internal',
	graphql: 'internal',
	healthz: 'internal',
	images: 'linked',
	inspector: 'internal',
	language: 'internal',
	metrics: 'internal',
	preview: 'internal',
	prices: 'linked',
	readyz: 'internal',
	'robots.txt': 'internal',
	search: 'linked',
	'sitemap.xml': 'internal',
	status: 'linked',
	webhooks: 'internal',
};

const reserved = new Set<string>([...Object.keys(places), ...localeCodes]);

/** True when the site needs the word for itself, so that it can't be a slug. */
export const isReserved = (word: string): boolean => reserved.has(word) || word.startsWith('_');

/** True for a path of the site's own that a link may lead to: a place, or a file, as no document's address has a dot. */
export function isOwnPlace(path: string): boolean {
	const [, first = ''] = path.slice(pathPrefix(localeFromPath(path)).length).split('/');
	return places[first] === 'linked' || /\.[a-z0-9]+$/.test(path);
}
