/** The collections of editorial documents, with drafts, translations, reviews, scheduled publishing and releases, and their kinds in cache tags. */
export const documentKinds = {
	pages: 'page',
	posts: 'post',
	products: 'product',
	categories: 'category',
	authors: 'author',
} as const;
export type TextCollection = keyof typeof documentKinds;

/** The collections whose documents have their own URLs, one for each locale, and the path before the slug. */
export const collectionPaths = {
	pages: '',
	posts: '/blog',
	categories: '/blog/category',
} as const satisfies Partial<Record<TextCollection, string>>;
export type Addressed = keyof typeof collectionPaths;

// `Object.keys` loses the type of the keys.
const keysOf = <Key extends string>(object: Record<Key, string>) => Object.keys(object) as Key[];

export const textCollections: readonly TextCollection[] = keysOf(documentKinds);
export const addressedCollections: readonly Addressed[] = keysOf(collectionPaths);

export const isAddressed = (slug: string): slug is Addressed =>
	Object.hasOwn(collectionPaths, slug);

/** The globals that appear on every page. */
export const sharedGlobals = [
	'header',
	'footer',
	'call-to-action',
	'site-settings',
	'brand',
] as const;
export type SharedGlobal = (typeof sharedGlobals)[number];
