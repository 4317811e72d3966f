import { type Addressed, addressedCollections } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';

export type SearchedCollection = Exclude<Addressed, 'categories'>;
/** The collections in the search, in the order in which they are indexed: pages first. */
export const searchedCollections = addressedCollections.filter(
	(collection): collection is SearchedCollection => collection !== 'categories',
);

/** The index entry of a document in one language: the plain text that visitors read. */
export interface SearchEntry {
	collection: SearchedCollection;
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
