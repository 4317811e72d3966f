import type { LocaleCode } from '@website/contracts/locales';

/** What the catalog keeps of a page or an article: enough to find it and to lead to it. */
export interface Entry {
	kind: 'page' | 'post';
	id: number;
	locale: LocaleCode;
	/** Decoded: WordPress stores other letters than Latin ones percent-encoded. */
	slug: string;
	title: string;
	/** Path on WordPress; null for the page of the articles. */
	uri: string | null;
	/** In UTC without a zone, as WordPress gives it. */
	modified: string;
	parentId: number | undefined;
	isHome: boolean;
	isPostsPage: boolean;
	/** Whether search engines may list it. */
	isListed: boolean;
	translationIds: readonly number[];
	/** Of articles. */
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

/** Everything WordPress has published, without its contents. */
export interface CatalogContents {
	entries: readonly Entry[];
	categories: readonly CategoryEntry[];
}
