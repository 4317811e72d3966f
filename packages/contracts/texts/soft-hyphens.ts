/** Removes soft hyphens (U+00AD), which mark where a word may break. Outside of pages they would be visible or split a searched word. */
export function withoutSoftHyphens(text: string): string {
	return text.replaceAll('\u00ad', '');
}
