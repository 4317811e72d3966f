export type DocumentKind =
	| 'page'
	| 'post'
	| 'category'
	| 'author'
	| 'media'
	| 'product'
	| 'form'
	| 'country'
	| 'incident';

/** Lists, and parts that many pages share. */
export type SharedTag =
	| 'pages'
	| 'posts'
	| 'prices'
	| 'products'
	| 'incidents'
	| 'categories'
	| 'footer'
	| 'header'
	| 'cta'
	| 'brand'
	| 'settings'
	| 'redirects'
	| 'options';

/** The name of something that cached answers and pages are made from. A webhook lists those that changed; `file:` is in `file-tag.ts`. */
export type CacheTag = SharedTag | `${DocumentKind | 'file'}:${string}`;

/** Tag of everything that shows prices. */
export const pricesTag = 'prices' satisfies SharedTag;

/** Tag of everything that has the site's look. */
export const brandTag = 'brand' satisfies SharedTag;

/** Tag of everything: each address depends on the site's languages. */
export const optionsTag = 'options' satisfies SharedTag;

/** Tag of one document, for example `page:12`. */
export function documentTag(kind: DocumentKind, id: number | string): CacheTag {
	return `${kind}:${id}`;
}

export function documentIds(tags: readonly string[], kind: DocumentKind): string[] {
	const prefix = `${kind}:`;
	return tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));
}

/** Whether a change of these tags is one of the articles: of their list, or of one of them. */
export function concernsPosts(tags: readonly string[]): boolean {
	return tags.includes('posts' satisfies SharedTag) || documentIds(tags, 'post').length > 0;
}
