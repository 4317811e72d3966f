import { blogOverview } from './blog-overview.ts';
import { categories, category } from './categories.ts';
import { redirect, search, sitemap, slugOwner } from './finding.ts';
import { page, pageByUri } from './pages.ts';
import { posts } from './post-lists.ts';
import { post } from './posts.ts';
import { products } from './products.ts';
import { callToAction, footer, header, siteOptions, siteSettings } from './shared-parts.ts';

/** The operations of the contract that WordPress has something for, by name; the others are null or empty. */
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
