import { localeFromPath } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { pageNotFound } from '~/content/errors.server';
import { loadBlogIndex } from '~/content/loading/load-blog-index.server';
import { categoriesWith } from '~/content/narrowing';
import { loadMessages } from '~/i18n/messages';
import { BlogCategoryView } from '~/layouts/blog/blog-category-view';
import { blogCategoryMeta } from '~/seo/heads/blog-category-meta';
import { listingHead } from '~/seo/heads/listing-head';
import type { Route } from './+types/blog-tag';
import { listingSubject } from './listing-subject';
import { loadListedPosts } from './load-listed-posts.server';

/** Route /{lang?}/blog/tag/{slug}: a tag's articles, paged by cursor in `?after=`. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { slug } = params;
	const lang = localeFromPath(url.pathname);
	const [listing, tagIndex, messages] = await Promise.all([
		loadListedPosts(url, context, lang, { tag: slug }),
		loadBlogIndex(getContent(context), lang, { tag: slug }),
		loadMessages(lang),
	]);
	const tag = listing.index?.tags.find((entry) => entry.slug === slug);
	if (!tag) return pageNotFound(url);
	const head = listingHead(
		{ name: messages.tagged(tag.name), description: null },
		listing,
		messages,
	);
	const narrowings = categoriesWith(tag, tagIndex, messages);
	const category = listingSubject(lang, { ...tag, id: `tag:${slug}` });
	return { category, listing, narrowings, head };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	blogCategoryMeta(loaderData, matches);

export default function BlogTag({ loaderData }: Route.ComponentProps) {
	const { category, listing, narrowings } = loaderData;
	return <BlogCategoryView category={category} listing={listing} narrowings={narrowings} hasFeed />;
}
