import type { MetaDescriptor } from 'react-router';
import { localeFromPath, localizedPath } from '#shared/locales/locale.ts';
import { categoriesOf } from '~/content/categories-of-posts';
import { getContent } from '~/content/content.server';
import { pageNotFound } from '~/content/errors.server';
import { GetBlogOverviewDocument } from '~/content/generated/documents';
import type { PageFieldsFragment } from '~/content/generated/operations';
import { loadBlogIndex } from '~/content/loading/load-blog-index.server';
import { type PostListing, postListing } from '~/content/post-listing';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import { loadMessages } from '~/i18n/messages';
import { BlogListingView } from '~/layouts/blog/blog-listing-view';
import { feedLink } from '~/seo/heads/meta-elements';
import { contentMeta } from '../seo/heads/content-meta.ts';
import { pageJsonLd } from '../seo/json-ld/page-json-ld.ts';
import type { Route } from './+types/blog';

/** Head of the blog overview. Older pages of the list are canonical themselves and have no translations. */
function blogListingMeta(
	data: { page: PageFieldsFragment; listing: PostListing } | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	if (!data) return [];
	const shared = sharedContentOf(matches);
	const { ownHref, isFirstPage } = data.listing;
	return [
		...contentMeta({
			...data.page,
			path: data.page.href,
			olderHref: isFirstPage ? undefined : ownHref,
			shared,
		}),
		feedLink({
			href: localizedPath(data.page.locale, '/blog/feed.xml'),
			title: data.page.title,
		}),
		...pageJsonLd(data.page, shared),
	];
}

/** Route /{lang?}/blog: the blog overview, newest articles first, paged by cursor in `?after=`. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const after = url.searchParams.get('after') ?? '';
	const content = getContent(context);
	const lang = localeFromPath(url.pathname);
	const [{ blogOverview }, index] = await Promise.all([
		content.query(GetBlogOverviewDocument, { pageId: url.pathname, after }),
		loadBlogIndex(content, lang),
	]);
	if (!blogOverview) return pageNotFound(url);
	if (after && blogOverview.posts.nodes.length === 0) return pageNotFound(url);
	const { page, posts, categories } = blogOverview;
	const { blog } = await loadMessages(lang);
	const listedCategories = categories.length > 0 ? categories : categoriesOf(posts.nodes, lang);
	return {
		page: { ...page, title: page.title || blog },
		listing: postListing(posts, listedCategories, url, index),
	};
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	blogListingMeta(loaderData, matches);

export default function Blog({ loaderData }: Route.ComponentProps) {
	return <BlogListingView page={loaderData.page} listing={loaderData.listing} />;
}
