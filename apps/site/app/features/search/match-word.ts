import { allowedMistakes, isMistyped } from '@website/contracts/search-words';

/** True if a folded word starts with a word of the query, or equals it apart from typos. */
export const matchesWord = (queryWord: string, folded: string): boolean =>
	folded.startsWith(queryWord) ||
	(allowedMistakes(queryWord.length) > 0 && isMistyped(queryWord, folded));
