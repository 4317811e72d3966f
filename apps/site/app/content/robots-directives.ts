/** Whether a robots field of the SEO block disallows indexing or following: backends send the word in any case, `true` or `1`. */
export function hasDirective(value: string, word: 'noindex' | 'nofollow'): boolean {
	return [word, 'true', '1'].includes(value.trim().toLowerCase());
}
