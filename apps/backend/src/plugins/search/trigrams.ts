/** The unique trigrams of a word. */
export function trigramsOf(word: string): string[] {
	const runs = Array.from({ length: Math.max(0, word.length - 2) }, (_, at) =>
		word.slice(at, at + 3),
	);
	return [...new Set(runs)];
}

/** The trigrams of a word with markers at both ends, so that short words have some too. */
export const edgedTrigrams = (word: string): string[] => trigramsOf(`_${word}_`);
