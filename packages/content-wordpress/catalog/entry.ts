import type { LocaleCode } from '@website/contracts/locales';
import type { DocumentRoot } from '../wpgraphql/custom-types.ts';

/** A document in the catalog: enough to find it, to list it and to link to it. */
export interface Entry {
	/** What it is on the site. */
	kind: 'page' | 'post';
	root: DocumentRoot;
	/** Its custom type. */
	type?: string | undefined;
	/** The custom type whose documents it lists. */
	lists?: string | undefined;
	/** The slug before its own in the path of a document of a custom type. */
	folder?: string | undefined;
	id: number;
	locale: LocaleCode;
	/** Decoded, since WordPress stores non-Latin letters percent-encoded. */
	slug: string;
	title: string;
	/** Path on WordPress; null for the posts page. */
	uri: string | null;
	/** When it was published: local time without a zone. */
	date: string;
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
	/** Categories and tags; empty for pages. */
	termIds: readonly number[];
	authorId: number | undefined;
	/** True for an article that the posts page shows first. */
	isSticky: boolean;
	/** The number of its approved comments. */
	commentCount: number;
}

/** An entry without details. */
export const plainEntry = {
	...{ date: '', modified: '', parentId: undefined, isHome: false, isPostsPage: false },
	...{ isListed: false, canonical: '', seo: '', translationIds: [], termIds: [] },
	...{ authorId: undefined, isSticky: false, commentCount: 0 },
} as const;

/** A category or a tag of articles. */
export interface TermEntry {
	taxonomy: 'category' | 'tag';
	id: number;
	locale: LocaleCode;
	slug: string;
	name: string;
	description: string;
	uri: string | null;
	translationIds: readonly number[];
}

/** An author of articles. */
export interface AuthorEntry {
	databaseId: number;
	name: string | null;
	slug: string | null;
	description: string | null;
	uri: string | null;
	avatar: { url: string | null; width: number | null; height: number | null } | null;
}

/** All published documents, categories, tags and authors, without their contents. */
export interface CatalogContents {
	entries: readonly Entry[];
	terms: readonly TermEntry[];
	authors: readonly AuthorEntry[];
	/** True while articles are still being listed: all pages are known, and some articles. */
	isPartial?: boolean;
}
