import { foldedSpellings } from '@website/contracts/fold-text';
import { wordsIn } from '@website/contracts/search-words';

/** A word without what plurals and cases add in the languages of the interface, which is two letters at most. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 2));

/** Whether each word of a search begins one of the words of some texts, whatever their endings. */
export function isFoundBy(search: string, texts: readonly string[]): boolean {
	const words = texts.flatMap(foldedSpellings).flatMap(wordsIn);
	return wordsIn(search).every(({ folded }) =>
		words.some((word) => word.folded.startsWith(stemOf(folded))),
	);
}
