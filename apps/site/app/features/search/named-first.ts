import type { SearchResult } from './search-results';

/** Whether every word of a title was searched for: "Pricing" by "sms pricing". */
const isNamed = ({ title }: SearchResult): boolean =>
	title.every(({ text, isMatch }) => isMatch || !/[\p{Letter}\p{Number}]/u.test(text));

/** Results in their order, those before the others that are called as the query says: they are what was meant, however often others speak of it. */
export const namedFirst = (results: readonly SearchResult[]): SearchResult[] =>
	results.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
