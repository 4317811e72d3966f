import type { RouterContextProvider } from 'react-router';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { categoriesOf } from '~/content/categories-of-posts';
import { getContent } from '~/content/content.server';
import { pageNotFound } from '~/content/errors.server';
import { GetListedPostsDocument } from '~/content/generated/documents';
import { loadBlogIndex } from '~/content/loading/load-blog-index.server';
import { type PostListing, postListing } from '~/content/post-listing';

/** Which articles: those of a tag, or of a year and perhaps one of its months. */
export type Listed = { tag: string } | { year: number; month: number | null };

/** A page of such articles, with what the blog's navigation shows; ends with the 404 page where there are none. */
export async function loadListedPosts(
	url: URL,
	context: Readonly<RouterContextProvider>,
	lang: LocaleCode,
	listed: Listed,
): Promise<PostListing> {
	const content = getContent(context);
	const after = url.searchParams.get('after') ?? '';
	const [{ listedPosts: posts, categories }, index] = await Promise.all([
		content.query(GetListedPostsDocument, { lang, ...listed, after }),
		loadBlogIndex(content, lang),
	]);
	if (!posts || posts.nodes.length === 0) return pageNotFound(url);
	const listedCategories = categories.length > 0 ? categories : categoriesOf(posts.nodes, lang);
	return postListing(posts, listedCategories, url, index);
}
