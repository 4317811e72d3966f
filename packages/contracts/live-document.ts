import type { LocaleCode } from './locales.ts';

/** What can be previewed while it is typed: collections, and globals as documents of their own. */
export const liveCollections = [
	'pages',
	'posts',
	'products',
	'categories',
	'authors',
	'incidents',
	'header',
	'footer',
	'call-to-action',
	'site-settings',
	'brand',
] as const;

/**
 * A document as somebody is typing it, for a live preview: goes in `extensions.liveDocument` of a content query that has a preview
 * token, and takes the place of the stored document in that answer alone.
 */
export interface LiveDocument {
	collection: (typeof liveCollections)[number];
	/** Its id; a global's is its name. */
	id: string;
	lang: LocaleCode;
	/** The slug by which this query requests it; empty for documents shown on other pages. */
	slug: string;
	/** The form's values by field, in this language, relations as ids. */
	values: Record<string, unknown>;
}
