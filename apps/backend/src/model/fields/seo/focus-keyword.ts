import { foldedSpellings, foldText } from '@website/contracts/fold-text';

/** The texts of a document in a search result, in one locale. */
export interface SearchResultTexts {
	title: string;
	description: string;
	slug: string;
}

const wordsOf = (folded: string) => folded.replace(/[^\p{Letter}\p{Number}]+/gu, ' ').trim();

/** Which texts contain the focus keyword as a word or phrase, ignoring case and accents; `null` without a keyword. */
export function focusKeywordPlaces(
	keyword: string,
	texts: SearchResultTexts,
): Record<keyof SearchResultTexts, boolean> | null {
	const phrase = wordsOf(foldText(keyword));
	if (!phrase) return null;
	const has = (text: string) =>
		foldedSpellings(text).some((spelling) => ` ${wordsOf(spelling)} `.includes(` ${phrase} `));
	return { title: has(texts.title), description: has(texts.description), slug: has(texts.slug) };
}
