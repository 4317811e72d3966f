import { foldedSpellings } from '@website/contracts/fold-text';
import { wordsIn } from '@website/contracts/search-words';

/** A word without plural and case endings, which have at most two letters in the languages of the interface. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 2));

/** True if each word of a search is the start of a word in the texts, ignoring endings. */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
	const words = texts.flatMap(foldedSpellings).flatMap(wordsIn);
	return wordsIn(search).every(({ folded }) =>
		words.some((word) => word.folded.startsWith(stemOf(folded))),
	);
}
