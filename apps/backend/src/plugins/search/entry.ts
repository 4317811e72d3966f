import type { LocaleCode } from '@website/contracts/locales';

/** Kinds of documents in the search, in the order in which they are indexed. */
export const searchedKinds = ['page', 'post'] as const;
export type SearchedKind = (typeof searchedKinds)[number];

/** The index entry of a document in one language: the plain text that visitors read. */
export interface SearchEntry {
	kind: SearchedKind;
	/** The document's ID. */
	id: number;
	lang: LocaleCode;
	title: string;
	lead: string;
	body: string;
	/** True if the document shows the price overview. */
	showsPrices: boolean;
	/** True for a page below another one. */
	isSubpage: boolean;
}

/** A search term: matches whole words of the index, or words that start with it. */
export interface Term {
	text: string;
	isPrefix: boolean;
}

/** A tree of terms joined by "and" (`all`) and "or" (`any`); its lists are never empty. */
export type Condition = Term | { all: readonly Condition[] } | { any: readonly Condition[] };
