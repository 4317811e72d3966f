import { localeFromPath } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { pageNotFound } from '~/content/errors.server';
import { GetListedPostsDocument } from '~/content/generated/documents';
import { loadBlogIndex } from '~/content/loading/load-blog-index.server';
import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';
import { categoriesWith, tagsWithin } from '~/content/narrowing';
import { noPosts, postListing } from '~/content/post-listing';
import { loadMessages } from '~/i18n/messages';
import { BlogCategoryView } from '~/layouts/blog/blog-category-view';
import { blogCategoryMeta } from '~/seo/heads/blog-category-meta';
import { listingHead } from '~/seo/heads/listing-head';
import type { Route } from './+types/blog-tagged-category';
import { listingSubject } from './listing-subject';

/**
 * Route /{lang?}/blog/category/{slug}/tag/{tag}: a category's articles with a tag, paged by cursor in `?after=`. Shows a text and links
 * if no article matches, as long as both exist.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { slug, tag: tagSlug } = params;
	const lang = localeFromPath(url.pathname);
	const after = url.searchParams.get('after') ?? '';
	const content = getContent(context);
	const filter = { category: slug, tag: tagSlug };
	const [{ listedPosts, categories }, index, combinedIndex, messages] = await Promise.all([
		content.query(GetListedPostsDocument, { lang, ...filter, after }),
		loadBlogIndex(content, lang),
		loadBlogIndex(content, lang, filter),
		loadMessages(lang),
	]);
	const category = categories.find((entry) => entry.slug === slug);
	const tag = index?.tags.find((entry) => entry.slug === tagSlug);
	const posts = listedPosts ?? noPosts;
	// An endpoint that does not support combinations returns all articles with the tag.
	const haveCategory = posts.nodes.every((post) =>
		post.categories.some((entry) => entry.slug === slug),
	);
	if (!category || !tag || !haveCategory) return resolveMissingPage(url, context);
	if (after && posts.nodes.length === 0) return pageNotFound(url);
	const name = `${category.name}: ${tag.name}`;
	const listing = postListing(posts, categories, url, index);
	const emptyState = {
		text: messages.noneTagged(category.name, tag.name),
		links: [
			{ name: messages.allIn(category.name), link: category.link },
			{ name: messages.allTagged(tag.name), link: tag.link },
		],
	};
	const subject = { id: `both:${slug}:${tagSlug}`, name, slug: tagSlug, link: url.pathname };
	return {
		category: listingSubject(lang, subject),
		listing,
		narrowings: [
			...tagsWithin(category, combinedIndex, messages, true),
			...categoriesWith(tag, combinedIndex, messages, true),
		],
		...(posts.nodes.length === 0 && { emptyState }),
		head: listingHead({ name, description: null }, listing, messages),
		isExcludedFromSearch: true,
	};
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	blogCategoryMeta(loaderData, matches);

export default function BlogTaggedCategory({ loaderData }: Route.ComponentProps) {
	const { category, listing, narrowings, emptyState } = loaderData;
	return (
		<BlogCategoryView
			category={category}
			listing={listing}
			narrowings={narrowings}
			emptyState={emptyState}
		/>
	);
}
