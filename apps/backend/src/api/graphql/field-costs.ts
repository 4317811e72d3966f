import type { Query } from '@website/contracts/content-types';

/**
 * What each root field costs at its worst, in microseconds of the main thread on the demo content: for a list, each entry. A test
 * compares them with the statements that a field runs.
 */
export const rootFieldCosts: Record<keyof Query, number> = {
	author: 6_000,
	blogIndex: 5_000,
	blogOverview: 20_000,
	brand: 8_000,
	callToAction: 8_000,
	categories: 1_000,
	category: 500,
	countryGuide: 4_000,
	footer: 8_000,
	header: 8_000,
	listedPosts: 200,
	page: 12_000,
	pageByUri: 12_000,
	post: 18_000,
	posts: 200,
	pricePages: 4_000,
	products: 15_000,
	redirect: 1_000,
	search: 30_000,
	sharedPreview: 4_000,
	sitemap: 5,
	siteOptions: 500,
	siteSettings: 8_000,
	slugOwner: 100,
};

/** Nested fields that read more of a document than a column. All other fields cost 1. */
export const nestedFieldCosts: Readonly<Record<string, number>> = {
	blogSections: 300,
	sections: 300,
};
