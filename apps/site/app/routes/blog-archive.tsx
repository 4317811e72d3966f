import { localeFromPath } from '#shared/locales/locale.ts';
import { pageNotFound } from '~/content/errors.server';
import { formatMonth } from '~/i18n/format-date';
import { loadMessages } from '~/i18n/messages';
import { BlogCategoryView } from '~/layouts/blog/blog-category-view';
import { blogCategoryMeta } from '~/seo/heads/blog-category-meta';
import { listingHead } from '~/seo/heads/listing-head';
import type { Route } from './+types/blog-archive';
import { listingSubject } from './listing-subject';
import { loadListedPosts } from './load-listed-posts.server';

const yearPattern = /^[12]\d{3}$/;
const monthPattern = /^(?:0[1-9]|1[0-2])$/;

/** Routes /{lang?}/blog/archive/{year} and …/{year}/{month}, the month with two digits: the articles of a period, paged by cursor. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { year, month } = params;
	if (!yearPattern.test(year) || (month !== undefined && !monthPattern.test(month)))
		return pageNotFound(url);
	const lang = localeFromPath(url.pathname);
	const time = { year: Number(year), month: month === undefined ? null : Number(month) };
	const listing = await loadListedPosts(url, context, lang, time);
	const messages = await loadMessages(lang);
	const name = time.month ? formatMonth(time.year, time.month, lang) : year;
	const head = listingHead(
		{ name: messages.archiveOf(name), description: null },
		listing,
		messages,
	);
	const subject = { id: `time:${year}`, name, slug: year, link: url.pathname };
	return { category: listingSubject(lang, subject), listing, head, isExcludedFromSearch: true };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	blogCategoryMeta(loaderData, matches);

export default function BlogArchive({ loaderData }: Route.ComponentProps) {
	return <BlogCategoryView category={loaderData.category} listing={loaderData.listing} />;
}
