import type { RouterContextProvider } from 'react-router';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { categoriesOf } from '~/content/categories-of-posts';
import { getContent } from '~/content/content.server';
import { pageNotFound } from '~/content/errors.server';
import { GetListedPostsDocument } from '~/content/generated/documents';
import { loadBlogIndex } from '~/content/loading/load-blog-index.server';
import { type PostListing, postListing } from '~/content/post-listing';

/** Selects the articles of a tag, of a year or of a month. */
export type PostFilter = { tag: string } | { year: number; month: number | null };

/** Loads a page of articles with the data of the blog's navigation. Throws a 404 response if there are none. */
export async function loadListedPosts(
	url: URL,
	context: Readonly<RouterContextProvider>,
	lang: LocaleCode,
	filter: PostFilter,
): Promise<PostListing> {
	const content = getContent(context);
	const after = url.searchParams.get('after') ?? '';
	const [{ listedPosts: posts, categories }, index] = await Promise.all([
		content.query(GetListedPostsDocument, { lang, ...filter, after }),
		loadBlogIndex(content, lang),
	]);
	if (!posts || posts.nodes.length === 0) return pageNotFound(url);
	const listedCategories = categories.length > 0 ? categories : categoriesOf(posts.nodes, lang);
	return postListing(posts, listedCategories, url, index);
}
