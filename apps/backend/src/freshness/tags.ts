/** Kinds of documents whose changes are announced one by one. */
export type TagKind = 'page' | 'post' | 'category' | 'author' | 'media' | 'product';

/** Lists and shared pieces. */
export type ListTag =
	| 'pages'
	| 'posts'
	| 'prices'
	| 'products'
	| 'categories'
	| 'footer'
	| 'header'
	| 'cta'
	| 'settings'
	| 'redirects';

export type Tag = ListTag | `${TagKind}:${string}`;

/** Tag of one document, for example `page:12`. */
export const tagOf = (kind: TagKind, id: number | string): Tag => `${kind}:${id}`;
