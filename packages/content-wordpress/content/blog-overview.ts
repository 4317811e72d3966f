import { categoryFields } from './categories.ts';
import { complete, type Fields } from './complete.ts';
import { blogPage } from './pages.ts';
import { readPosts } from './post-lists.ts';
import type { Reading } from './reading.ts';

/** `blogOverview(pageId, first, after)`: the id is the address of the overview, such as /da/blog. */
export async function blogOverview(
	{ pageId, first, after }: { pageId: string; first?: number | null; after?: string | null },
	reading: Reading,
): Promise<Fields | null> {
	const locale = reading.catalog.localeOf(pageId);
	if (pageId.replace(/\/+$/, '') !== reading.catalog.pathIn(locale, '/blog')) return null;
	const [overviewPage, connection] = await Promise.all([
		blogPage(reading, locale),
		readPosts(reading, { locale, first, after }),
	]);
	const isThere = overviewPage && (reading.catalog.blogPage(locale) || connection.nodes.length > 0);
	reading.tags.add('categories');
	const categories = reading.catalog.contents.categories.filter((one) => one.locale === locale);
	return isThere
		? complete('BlogOverview', {
				page: overviewPage,
				posts: connection,
				categories: categories.map((one) => categoryFields(reading, one)),
			})
		: null;
}
