/** Text as searches compare it: without case and accents. */
export function searchable(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Mark}/gu, '')
		.toLowerCase()
		.replaceAll('ø', 'o')
		.replaceAll('æ', 'ae');
}

export function wordsOf(query: string): string[] {
	return searchable(query).split(/\s+/).filter(Boolean);
}
