import type { LocaleCode } from '@website/contracts/locales';
import type { SearchedKind } from '../../platform/cluster/changed-documents.ts';
import type { Condition, SearchEntry } from './entry.ts';

/** The scope of a search. */
export interface SearchScope {
	kind: SearchedKind;
	lang: LocaleCode;
}

/**
 * The full-text operations of a database. `queries` is a Drizzle database or transaction. Texts and words are folded (`foldText`), so that
 * both databases find the same.
 */
export interface FullText {
	/** Locks the index until the transaction ends; a no-op if the database has a single writer anyway. */
	lock(queries: unknown): Promise<void>;
	/** Returns the ids of `search_entries` that match a condition, the best first, up to `first`. */
	find(
		queries: unknown,
		scope: SearchScope,
		condition: Condition,
		first: number,
	): Promise<number[]>;
	add(queries: unknown, entry: SearchEntry): Promise<void>;
	remove(queries: unknown, kind: SearchedKind, documents: readonly number[]): Promise<void>;
	/** Adds words to the vocabulary of a language; ignores existing ones. */
	addWords(queries: unknown, lang: LocaleCode, words: readonly string[]): Promise<void>;
	/** Returns words with all of these trigrams, or with any of them, the best matches first. */
	wordsWith(
		queries: unknown,
		lang: LocaleCode,
		trigrams: readonly string[],
		options: { all: boolean; lengths: readonly [number, number]; first: number },
	): Promise<string[]>;
}
