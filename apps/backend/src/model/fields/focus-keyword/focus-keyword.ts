import { foldedSpellings, foldText } from '@website/contracts/fold-text';

/** What search engines show of a document in one language. */
export interface ShownTexts {
	title: string;
	description: string;
	slug: string;
}

const wordsOf = (folded: string) => folded.replace(/[^\p{Letter}\p{Number}]+/gu, ' ').trim();

/** In which texts a focus keyword stands as a word or phrase, whatever its case and accents; null without a keyword. */
export function focusKeywordPlaces(
	keyword: string,
	texts: ShownTexts,
): Record<keyof ShownTexts, boolean> | null {
	const phrase = wordsOf(foldText(keyword));
	if (!phrase) return null;
	const has = (text: string) =>
		foldedSpellings(text).some((spelling) => ` ${wordsOf(spelling)} `.includes(` ${phrase} `));
	return { title: has(texts.title), description: has(texts.description), slug: has(texts.slug) };
}
