/** The collections of editorial documents, with drafts, translations, reviews, scheduled publishing and releases. */
export const textCollections = ['pages', 'posts', 'products', 'categories', 'authors'] as const;
export type TextCollection = (typeof textCollections)[number];

/** The globals that appear on every page. */
export const sharedGlobals = [
	'header',
	'footer',
	'call-to-action',
	'site-settings',
	'brand',
] as const;
export type SharedGlobal = (typeof sharedGlobals)[number];

/** The collections whose documents have their own URLs, one for each locale. */
export const addressedCollections = ['pages', 'posts', 'categories'] as const;
export type Addressed = (typeof addressedCollections)[number];

export const isAddressed = (slug: string): slug is Addressed =>
	addressedCollections.some((collection) => collection === slug);
