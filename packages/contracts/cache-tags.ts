import type { documentKinds, TextCollection } from './entities.ts';

export type DocumentKind = (typeof documentKinds)[TextCollection] | 'media' | 'form' | 'country';

/** Tags of lists and of parts shared by many pages. */
export type SharedTag =
	| TextCollection
	| 'prices'
	| 'footer'
	| 'header'
	| 'cta'
	| 'brand'
	| 'settings'
	| 'redirects'
	| 'options';

/** Names content that a cached response or page depends on. A webhook lists the changed tags. For `file:`, see `file-tag.ts`. */
export type CacheTag = SharedTag | `${DocumentKind | 'file'}:${string}`;

/** Tag of everything that shows prices. */
export const pricesTag = 'prices' satisfies SharedTag;

/** Tag of everything that uses the site's brand. */
export const brandTag = 'brand' satisfies SharedTag;

/** Tag of everything, since every address depends on the site's languages. */
export const optionsTag = 'options' satisfies SharedTag;

/** Tag of one document, for example `page:12`. */
export function documentTag(kind: DocumentKind, id: number | string): CacheTag {
	return `${kind}:${id}`;
}

export function documentIds(tags: readonly string[], kind: DocumentKind): string[] {
	const prefix = `${kind}:`;
	return tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));
}
