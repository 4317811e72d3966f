import type { MarkedText } from '@website/contracts/search-words';

/** What is searched, in the order in which it is shown. */
export const searchGroups = ['pages', 'posts', 'docs', 'countries', 'operators'] as const;
export type SearchGroup = (typeof searchGroups)[number];

export interface SearchResult {
	href: string;
	title: MarkedText[];
	text: MarkedText[];
}

export interface SearchResults {
	query: string;
	/** Groups with results only. */
	groups: { group: SearchGroup; results: SearchResult[] }[];
	/** Whether pages and articles could not be searched. */
	isIncomplete: boolean;
}

export const countResults = ({ groups }: SearchResults): number =>
	groups.reduce((sum, { results }) => sum + results.length, 0);
