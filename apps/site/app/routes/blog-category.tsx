import { localeFromPath } from '#shared/locales/locale.ts';
import { categoriesOf, categoryOf } from '~/content/categories-of-posts';
import { getContent } from '~/content/content.server';
import { pageNotFound } from '~/content/errors.server';
import { GetPostsByCategoryDocument } from '~/content/generated/documents';
import { loadBlogIndex } from '~/content/loading/load-blog-index.server';
import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';
import { tagsWithin } from '~/content/narrowing';
import { postListing } from '~/content/post-listing';
import { loadMessages } from '~/i18n/messages';
import { BlogCategoryView } from '~/layouts/blog/blog-category-view';
import { blogCategoryMeta } from '~/seo/heads/blog-category-meta';
import { listingHead } from '~/seo/heads/listing-head';
import type { Route } from './+types/blog-category';

/** Route /{lang?}/blog/category/{slug}: a category's articles, paged by cursor in `?after=`. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { slug } = params;
	const lang = localeFromPath(url.pathname);
	const after = url.searchParams.get('after') ?? '';
	const content = getContent(context);
	const [{ category, categories, posts }, index, categoryIndex, messages] = await Promise.all([
		content.query(GetPostsByCategoryDocument, {
			postsWhere: { lang, category: slug },
			category: slug,
			lang,
			after,
		}),
		loadBlogIndex(content, lang),
		loadBlogIndex(content, lang, { category: slug }),
		loadMessages(lang),
	]);
	const current = category ?? categoryOf(posts.nodes, slug, lang);
	if (!current) return resolveMissingPage(url, context);
	if (after && posts.nodes.length === 0) return pageNotFound(url);
	const listedCategories = categories.length > 0 ? categories : categoriesOf(posts.nodes, lang);
	const listing = postListing(posts, listedCategories, url, index);
	return {
		category: current,
		listing,
		narrowings: tagsWithin(current, categoryIndex, messages),
		head: listingHead(current, listing, messages),
	};
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	blogCategoryMeta(loaderData, matches);

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
	const { category, listing, narrowings } = loaderData;
	return <BlogCategoryView category={category} listing={listing} narrowings={narrowings} hasFeed />;
}
