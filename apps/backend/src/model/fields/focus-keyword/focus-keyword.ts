/** What search engines show of a document in one language. */
export interface ShownTexts {
	title: string;
	description: string;
	slug: string;
}

const plain = (text: string) =>
	text
		.normalize('NFKD')
		.replace(/\p{Mark}/gu, '')
		.toLowerCase()
		.replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
		.trim();

/** In which texts a focus keyword stands as a word or phrase, whatever its case and accents; null without a keyword. */
export function focusKeywordPlaces(
	keyword: string,
	texts: ShownTexts,
): Record<keyof ShownTexts, boolean> | null {
	const wanted = plain(keyword);
	if (!wanted) return null;
	const has = (text: string) => ` ${plain(text)} `.includes(` ${wanted} `);
	return { title: has(texts.title), description: has(texts.description), slug: has(texts.slug) };
}
