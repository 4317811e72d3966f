const wordsOf = (text: string): string[] =>
	text
		.toLowerCase()
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== '');

/** A word without what plurals and cases add in the languages of the interface, which is two letters at most. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 2));

/** Whether each word of a search begins one of the words of some texts, whatever their endings. */
export function isFoundBy(search: string, texts: readonly string[]): boolean {
	const words = texts.flatMap(wordsOf);
	return wordsOf(search).every((asked) => words.some((word) => word.startsWith(stemOf(asked))));
}
