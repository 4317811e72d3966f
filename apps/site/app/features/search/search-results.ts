import type { MarkedText } from '@website/contracts/search-words';

/** The groups of results, in display order. */
export const searchGroups = ['pages', 'posts', 'docs', 'countries', 'operators'] as const;
export type SearchGroup = (typeof searchGroups)[number];

export interface SearchResult {
	href: string;
	title: MarkedText[];
	text: MarkedText[];
}

export interface SearchResults {
	query: string;
	/** Only groups with results. */
	groups: { group: SearchGroup; results: SearchResult[] }[];
	/** True if pages and articles could not be searched. */
	isIncomplete: boolean;
}

/** A result without marked words. */
export const plainResult = (href: string, title: string, text = ''): SearchResult => ({
	href,
	title: [{ text: title, isMatch: false }],
	text: text === '' ? [] : [{ text, isMatch: false }],
});

export const countResults = ({ groups }: SearchResults): number =>
	groups.reduce((sum, { results }) => sum + results.length, 0);
