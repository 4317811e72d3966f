import { searchLimits } from '@website/contracts/search-words';
import { type LocaleCode, localizedPath } from '../locales/locale.ts';

/** Path of the search page in a locale. */
export const searchPath = (locale: LocaleCode): string => localizedPath(locale, '/search');

/** Path of search suggestions as JSON. */
export const suggestionsPath = (locale: LocaleCode): string =>
	localizedPath(locale, '/search.json');

/** A path with a query, as the form of the search page submits it. */
export const withQuery = (path: string, query: string): string =>
	query ? `${path}?q=${encodeURIComponent(query)}` : path;

/** True if the parameter `q` is a search query at a path. */
export const isSearchPath = (path: string): boolean =>
	/^(\/[a-z]{2})?\/search(\.json)?$/.test(path);

/** The normalized parameter `q`: single spaces, at most the length of a search query; empty if it is missing. */
export function readSearchQuery(search: URLSearchParams): string {
	const query = (search.get('q') ?? '').normalize('NFC').replace(/\p{Cc}/gu, ' ');
	const text = query.trim().replace(/\s+/g, ' ').slice(0, searchLimits.queryLength);
	return text.toWellFormed().trim();
}
