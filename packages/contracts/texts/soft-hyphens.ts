/** A text without the soft hyphens (U+00AD) that tell a page where a word may break: elsewhere they would be shown, or split a word that is searched for. */
export function withoutSoftHyphens(text: string): string {
	return text.replaceAll('\u00ad', '');
}
