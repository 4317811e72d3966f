import type { SearchResult } from './search-results';

/** True if the query contains every word of the title: "sms pricing" contains "Pricing". */
const isTitleMatch = ({ title }: SearchResult): boolean =>
	title.every(({ text, isMatch }) => isMatch || !/[\p{Letter}\p{Number}]/u.test(text));

/** Moves results to the front whose title is contained in the query: they are the likely target even if other texts match more often. */
export const titleMatchesFirst = (results: readonly SearchResult[]): SearchResult[] =>
	results.toSorted((a, b) => Number(isTitleMatch(b)) - Number(isTitleMatch(a)));
