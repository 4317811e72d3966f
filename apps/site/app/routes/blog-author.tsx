import { data } from 'react-router';
import { localeFromPath } from '#shared/locales/locale.ts';
import { categoriesOf } from '~/content/categories-of-posts';
import { getContent } from '~/content/content.server';
import { pageNotFound } from '~/content/errors.server';
import { GetAuthorDocument } from '~/content/generated/documents';
import { loadBlogIndex } from '~/content/loading/load-blog-index.server';
import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';
import { noPosts, postListing } from '~/content/post-listing';
import { redirectTo } from '~/content/redirect.server';
import { loadMessages } from '~/i18n/messages';
import { BlogAuthorView } from '~/layouts/blog/blog-author-view';
import { blogAuthorMeta } from '~/seo/heads/blog-category-meta';
import { listingHead } from '~/seo/heads/listing-head';
import type { Route } from './+types/blog-author';

/** Route /{lang?}/blog/author/{slug}: an author and their articles, paged by cursor in `?after=`. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { slug } = params;
	const lang = localeFromPath(url.pathname);
	const after = url.searchParams.get('after') ?? '';
	const content = getContent(context);
	const [{ author: response, listedPosts, categories }, index, messages] = await Promise.all([
		content.query(GetAuthorDocument, { slug, lang, after }),
		loadBlogIndex(content, lang),
		loadMessages(lang),
	]);
	const href = response?.author.link;
	if (!response || !href) return resolveMissingPage(url, context);
	if (href !== url.pathname) throw redirectTo(href + url.search, 301);
	const posts = listedPosts ?? noPosts;
	if (after && posts.nodes.length === 0) return pageNotFound(url);
	const { author, translations } = response;
	const listedCategories = categories.length > 0 ? categories : categoriesOf(posts.nodes, lang);
	const listing = postListing(posts, listedCategories, url, index);
	const description = author.description ?? author.role;
	const head = listingHead({ name: author.name, description }, listing, messages);
	return data({ author, href, locale: lang, translations, listing, head });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	blogAuthorMeta(loaderData, matches);

export default function BlogAuthor({ loaderData }: Route.ComponentProps) {
	return <BlogAuthorView {...loaderData} />;
}
