import { searchLimits } from '@website/contracts/search-words';
import { type LocaleCode, localizedPath } from '../locales/locale.ts';

/** Path of the search page in a language. */
export const searchPath = (locale: LocaleCode): string => localizedPath(locale, '/search');

/** Path of search suggestions as JSON. */
export const suggestionsPath = (locale: LocaleCode): string =>
	localizedPath(locale, '/search.json');

/** An address with a query as the form of the search page makes it. */
export const withQuery = (path: string, query: string): string =>
	query ? `${path}?q=${encodeURIComponent(query)}` : path;

/** Whether `q` of a path's address is a query. */
export const isSearchPath = (path: string): boolean =>
	/^(\/[a-z]{2})?\/search(\.json)?$/.test(path);

/** The parameter `q` in its one spelling: single blanks, as long as is searched for; empty without one. */
export function readSearchQuery(search: URLSearchParams): string {
	const query = (search.get('q') ?? '').normalize('NFC').replace(/\p{Cc}/gu, ' ');
	const text = query.trim().replace(/\s+/g, ' ').slice(0, searchLimits.queryLength);
	return text.toWellFormed().trim();
}
