import { allowedMistakes, isMistyped } from '@website/contracts/search-words';

/** Whether a word of a text is meant by a word of a query: it begins so, or has typing mistakes. */
export const means = (queryWord: string, folded: string): boolean =>
	folded.startsWith(queryWord) ||
	(allowedMistakes(queryWord.length) > 0 && isMistyped(queryWord, folded));
