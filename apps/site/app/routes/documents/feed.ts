import type { LocaleCode } from '#shared/locales/locale.ts';
import { localeFromPath, localizedPath } from '#shared/locales/locale.ts';
import { type Content, getContent } from '~/content/content.server';
import { pageNotFound } from '~/content/errors.server';
import {
	GetAuthorDocument,
	GetBlogIndexDocument,
	GetListedPostsDocument,
	GetPostsByCategoryDocument,
	GetPostsDocument,
} from '~/content/generated/documents';
import type { PostCardFieldsFragment } from '~/content/generated/operations';
import { redirectTo } from '~/content/redirect.server';
import { loadSettings } from '~/content/shared-parts/load-shared.server';
import { getSite } from '~/content/site-context.server';
import { loadMessages } from '~/i18n/messages';
import { atomFeed } from '~/seo/documents/atom-feed';
import type { Route } from './+types/feed';

/** Maximum number of articles in a feed. */
const feedLength = 30;

interface ListedArticles {
	/** Empty for all articles. */
	name: string;
	/** The current path of the list, if it may differ from the requested one. */
	path?: string | null;
	posts: readonly PostCardFieldsFragment[];
}

type Find = (content: Content, lang: LocaleCode, slug: string) => Promise<ListedArticles | null>;

/** The kinds of feeds by the segment of their path; empty for all articles. */
const kinds: Readonly<Record<string, Find>> = {
	'': async (content, lang) => {
		const { posts } = await content.query(GetPostsDocument, { lang, first: feedLength });
		return { name: '', posts: posts.nodes };
	},
	category: async (content, lang, slug) => {
		const { category, posts } = await content.query(GetPostsByCategoryDocument, {
			postsWhere: { lang, category: slug },
			category: slug,
			lang,
			first: feedLength,
		});
		const listedCategories = posts.nodes.flatMap(({ categories }) => categories);
		const name = category?.name ?? listedCategories.find((entry) => entry.slug === slug)?.name;
		return name === undefined ? null : { name, posts: posts.nodes };
	},
	tag: async (content, lang, slug) => {
		const [{ listedPosts }, { blogIndex }] = await Promise.all([
			content.query(GetListedPostsDocument, { lang, tag: slug, first: feedLength }),
			content.query(GetBlogIndexDocument, { lang }),
		]);
		const tag = blogIndex?.tags.find((entry) => entry.slug === slug);
		return tag && listedPosts ? { name: tag.name, posts: listedPosts.nodes } : null;
	},
	author: async (content, lang, slug) => {
		const { author, listedPosts } = await content.query(GetAuthorDocument, {
			slug,
			lang,
			first: feedLength,
		});
		return (
			author && {
				name: author.author.name,
				path: author.author.link,
				posts: listedPosts?.nodes ?? [],
			}
		);
	},
};

/** Routes /{lang?}/blog/feed.xml and /{lang?}/blog/{category, tag or author}/{slug}/feed.xml: the newest articles as an Atom feed. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { slug = '' } = params;
	const locale = localeFromPath(url.pathname);
	const listPath = url.pathname.slice(0, url.pathname.lastIndexOf('/'));
	const kind = listPath.slice(localizedPath(locale, '/blog/').length).split('/')[0] ?? '';
	const [listing, settings, messages] = await Promise.all([
		kinds[kind]?.(getContent(context), locale, slug),
		loadSettings(context, locale),
		loadMessages(locale),
	]);
	if (!listing) return pageNotFound(url);
	if (listing.path && listing.path !== listPath)
		throw redirectTo(listing.path + url.pathname.slice(listPath.length), 301);
	const feed = atomFeed({
		locale,
		origin: getSite(context).origin,
		title: messages.feedTitle([settings.brand, listing.name].filter(Boolean).join(', ')),
		subtitle: settings.defaultDescription,
		publisher: settings.brand,
		blogPath: listPath,
		feedPath: url.pathname,
		posts: listing.posts.slice(0, feedLength),
	});
	return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
