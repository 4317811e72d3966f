import type { LocaleCode } from '@website/contracts/locales';

/** A page or an article in the catalog: enough to find it and to link to it. */
export interface Entry {
	kind: 'page' | 'post';
	id: number;
	locale: LocaleCode;
	/** Decoded, since WordPress stores non-Latin letters percent-encoded. */
	slug: string;
	title: string;
	/** Path on WordPress; null for the posts page. */
	uri: string | null;
	/** In UTC without a zone, the format of WordPress. */
	modified: string;
	parentId: number | undefined;
	isHome: boolean;
	isPostsPage: boolean;
	/** True if search engines may list it. */
	isListed: boolean;
	/** The canonical address of the SEO plugin, on WordPress or elsewhere; empty without one. */
	canonical: string;
	/** Digest of what the SEO plugin says about it; empty without a plugin. */
	seo: string;
	translationIds: readonly number[];
	/** Empty for pages. */
	categoryIds: readonly number[];
}

export interface CategoryEntry {
	id: number;
	locale: LocaleCode;
	slug: string;
	name: string;
	description: string;
	uri: string | null;
	translationIds: readonly number[];
}

/** All published documents and categories, without their contents. */
export interface CatalogContents {
	entries: readonly Entry[];
	categories: readonly CategoryEntry[];
	/** True while articles are still being listed: all pages are known, and some articles. */
	isPartial?: boolean;
}
