import { categoryFields } from './categories.ts';
import { complete, type Fields } from './complete.ts';
import type { ResolverContext } from './context.ts';
import { blogPage } from './pages.ts';
import { readPosts } from './post-lists.ts';

/** `blogOverview(pageId, first, after)`: the id is the path of the overview, such as /da/blog. */
export async function blogOverview(
	{ pageId, first, after }: { pageId: string; first?: number | null; after?: string | null },
	context: ResolverContext,
): Promise<Fields | null> {
	const locale = context.catalog.localeOf(pageId);
	if (pageId.replace(/\/+$/, '') !== context.catalog.pathIn(locale, '/blog')) return null;
	const [overviewPage, connection] = await Promise.all([
		blogPage(context, locale),
		readPosts(context, { locale, first, after }),
	]);
	const hasBlog = overviewPage && (context.catalog.blogPage(locale) || connection.nodes.length > 0);
	context.tags.add('categories');
	const categories = context.catalog.contents.categories.filter((one) => one.locale === locale);
	return hasBlog
		? complete('BlogOverview', {
				page: overviewPage,
				posts: connection,
				categories: categories.map((one) => categoryFields(context, one)),
			})
		: null;
}
