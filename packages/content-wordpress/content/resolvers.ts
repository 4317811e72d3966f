import { blogOverview } from './blog-overview.ts';
import { categories, category } from './categories.ts';
import { redirect, search, sitemap, slugOwner } from './finding.ts';
import { page } from './pages.ts';
import { posts } from './post-lists.ts';
import { post } from './posts.ts';
import { products } from './products.ts';
import { callToAction, footer, header, siteSettings } from './shared-parts.ts';

/** The operations of the contract that WordPress can answer, by name. */
export const resolvers = {
	page,
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
	redirect,
	slugOwner,
	search,
};
