/** The collections whose documents editors write: with drafts, translations, reviews, plans, releases. */
export const textCollections = [
	'pages',
	'posts',
	'products',
	'categories',
	'authors',
	'incidents',
] as const;
export type TextCollection = (typeof textCollections)[number];

/** The globals that every page shows something of. */
export const sharedGlobals = [
	'header',
	'footer',
	'call-to-action',
	'site-settings',
	'brand',
] as const;
export type SharedGlobal = (typeof sharedGlobals)[number];

/** The collections whose documents have addresses of their own, in each language. */
export const addressedCollections = ['pages', 'posts', 'categories'] as const;
export type Addressed = (typeof addressedCollections)[number];

export const isAddressed = (slug: string): slug is Addressed =>
	addressedCollections.some((one) => one === slug);
