/** Whether a robots field of the SEO block refuses: backends give it as its word in any case, or as `true` or `1`. */
export function isRefused(value: string, word: 'noindex' | 'nofollow'): boolean {
	return [word, 'true', '1'].includes(value.trim().toLowerCase());
}
