/** An entry without entries inside. */
const innerEntry = /<li\b[^>]*>(?:(?!<\/?li\b)[\s\S])*<\/li>/g;
/** Entries that blocks write for documents: queries, latest articles, lists of pages and of categories. */
const generatedEntry =
	/^<li[^>]*class="[^"]*\b(?:wp-block-post|cat-item|wp-block-pages-list__item)\b|wp-block-latest-posts__post-title/;

/** Removes the entries of blocks whose document is not offered, such as one in another language: blocks list all of them. */
export function withoutOtherEntries(html: string, isOffered: (url: string) => boolean): string {
	const remaining = html.replace(innerEntry, (entry) => {
		const url = /<a\s[^>]*?href=(["'])(.*?)\1/.exec(entry)?.[2];
		return url && generatedEntry.test(entry) && !isOffered(url) ? '' : entry;
	});
	return remaining === html ? html : withoutOtherEntries(remaining, isOffered);
}
