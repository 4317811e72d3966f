import { blogOverview } from './blog-overview.ts';
import { categories, category } from './categories.ts';
import { redirect, search, sitemap, slugOwner } from './lookups.ts';
import { page, pageByUri } from './pages.ts';
import { posts } from './post-lists.ts';
import { post } from './posts.ts';
import { products } from './products.ts';
import { callToAction, footer, header, siteOptions, siteSettings } from './shared-parts.ts';

/** Resolvers of the operations that WordPress supports, by name; the others return null or an empty list. */
export const resolvers = {
	page,
	pageByUri,
	sitemap,
	blogOverview,
	post,
	posts,
	category,
	categories,
	products,
	footer,
	header,
	callToAction,
	siteSettings,
	siteOptions,
	redirect,
	slugOwner,
	search,
	pricePages: () => [],
};
