import type { LocaleCode } from '@website/contracts/locales';
import type { SearchedKind } from '../../../platform/content-versions/changed-documents.ts';
import type { Condition, SearchEntry } from './entry.ts';

/** Where something is looked for. */
export interface Place {
	kind: SearchedKind;
	lang: LocaleCode;
}

/**
 * What a database's own full text does for the search. `queries`: a Drizzle database or transaction. Texts and words come folded
 * (`foldText`), so that both databases find the same.
 */
export interface FullText {
	/** Lets one index at a time in, until the transaction ends; a no-op where there is one writer anyhow. */
	lock(queries: unknown): Promise<void>;
	/** Numbers of `search_entries` that meet a condition, the best first. */
	find(queries: unknown, place: Place, condition: Condition, first: number): Promise<number[]>;
	add(queries: unknown, entry: SearchEntry): Promise<void>;
	remove(queries: unknown, kind: SearchedKind, documents: readonly number[]): Promise<void>;
	/** Adds words that are new in a language. */
	addWords(queries: unknown, lang: LocaleCode, words: readonly string[]): Promise<void>;
	/** Words of a language with all of these trigrams, or those with the most of them first. */
	wordsWith(
		queries: unknown,
		lang: LocaleCode,
		trigrams: readonly string[],
		options: { all: boolean; lengths: readonly [number, number]; first: number },
	): Promise<string[]>;
}
