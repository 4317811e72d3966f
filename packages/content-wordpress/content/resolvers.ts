import { complete, type Fields } from '@website/contracts/content-schema';
import { author } from './authors.ts';
import { blogIndex } from './blog-index.ts';
import { categories, category } from './categories.ts';
import type { ResolverContext } from './context.ts';
import { redirect, search, sitemap, slugOwner } from './lookups.ts';
import { blogPage, page } from './pages.ts';
import { listedPosts, posts, readPosts } from './post-lists.ts';
import { post } from './posts.ts';
import { products } from './products.ts';
import { callToAction, footer, header, siteOptions, siteSettings } from './shared-parts.ts';

/** `blogOverview(pageId, first, after)`: the id is the path of the overview, such as /da/blog. */
async function blogOverview(
	{ pageId, first, after }: { pageId: string; first?: number | null; after?: string | null },
	context: ResolverContext,
): Promise<Fields | null> {
	const locale = context.catalog.localeOf(pageId);
	if (pageId.replace(/\/+$/, '') !== context.catalog.pathIn(locale, '/blog')) return null;
	const [overviewPage, connection] = await Promise.all([
		blogPage(context, locale),
		readPosts(context, { lang: locale, first, after }),
	]);
	const hasBlog = overviewPage && (context.catalog.blogPage(locale) || connection.nodes.length > 0);
	const list = categories({ lang: locale }, context);
	return hasBlog
		? complete('BlogOverview', {
				page: overviewPage,
				posts: connection,
				categories: list,
			})
		: null;
}

/** Resolvers of the operations that WordPress supports, by name; the others return null or an empty list. */
export const resolvers = {
	page,
	sitemap,
	blogOverview,
	post,
	posts,
	listedPosts,
	blogIndex,
	author,
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
