import { isCanonicalElsewhere } from '@website/contracts/canonical-elsewhere';
import { type LocaleCode, localeFromPath, localizedPath } from '#shared/locales/locale.ts';
import { categoriesOf } from '../categories-of-posts';
import type { Content } from '../content.server';
import { homeSlug } from '../endpoint/response/addresses';
import {
	GetBlogOverviewDocument,
	GetCtaDocument,
	GetFooterDocument,
	GetPageDocument,
	GetPostsDocument,
} from '../generated/documents';
import type {
	GetSitemapQuery,
	PageFieldsFragment,
	PostCardFieldsFragment,
} from '../generated/operations';
import { hasDirective } from '../robots-directives';

/** A sitemap entry; its translations include itself. */
export type SitemapDocument = NonNullable<GetSitemapQuery['sitemap']>['nodes'][number];

/** The path and the slugs of a page: one or two segments after the locale (specification section 2). */
interface PageTarget {
	path: string;
	slug: string;
	parentSlug: string | undefined;
}

const reservedNames = new Set(['blog', 'docs', 'content', 'images']);

/** The distinct pages of a locale to which the links in some content point. */
function linkedPages(content: unknown, lang: LocaleCode): PageTarget[] {
	const paths = new Set(addressesIn(content).map((address) => address.replace(/[?#].*$/, '')));
	return [...paths].flatMap((path) => {
		if (!/^\/[^/.]/.test(path) || localeFromPath(path) !== lang) return [];
		const below = path.slice(localizedPath(lang, '/').replace(/\/$/, '').length);
		const names = below.split('/').filter(Boolean);
		const [first = '', second] = names;
		if (names.length === 0 || names.length > 2 || reservedNames.has(first) || /\./.test(below))
			return [];
		return [{ path, slug: second ?? first, parentSlug: second ? first : undefined }];
	});
}

function addressesIn(content: unknown): string[] {
	if (Array.isArray(content)) return content.flatMap(addressesIn);
	if (typeof content !== 'object' || content === null) return [];
	return Object.entries(content).flatMap(([name, value]) =>
		name === 'url' && typeof value === 'string' ? [value] : addressesIn(value),
	);
}

/** The maximum number of linked pages that are looked up. */
const maxPages = 200;
/** The number of concurrent lookups. */
const pagesAtOnce = 4;
/** The maximum number of requests for articles, with 100 articles each. */
const maxArticleCalls = 50;

/** The URLs of a locale for an endpoint without a sitemap: home page, blog, linked pages, categories and articles. */
export async function sitemapFromLists(
	content: Content,
	lang: LocaleCode,
	origin: string,
): Promise<SitemapDocument[]> {
	const [{ page: home }, { blogOverview }, { footer }, { callToAction }, posts] = await Promise.all(
		[
			content.query(GetPageDocument, { slug: homeSlug, lang, parentSlug: null }),
			content.query(GetBlogOverviewDocument, { pageId: localizedPath(lang, '/blog') }),
			content.query(GetFooterDocument, { lang }),
			content.query(GetCtaDocument, { lang }),
			allPosts(content, lang),
		],
	);
	const links = linkedPages([footer, callToAction, home?.sections], lang).slice(0, maxPages);
	const pages: PageFieldsFragment[] = [];
	for (let index = 0; index < links.length; index += pagesAtOnce) {
		const entries = await Promise.all(
			links.slice(index, index + pagesAtOnce).map(async ({ path, slug, parentSlug = null }) => {
				const { page } = await content.query(GetPageDocument, { slug, lang, parentSlug });
				return page?.href === path ? page : null;
			}),
		);
		pages.push(...entries.filter((page) => page !== null));
	}
	const mainPages = [home, blogOverview?.page].filter((page) => page != null);
	return [
		...[...mainPages, ...pages].filter(({ href, seo }) => isListed(href, seo, origin)),
		...categoriesOf(posts, lang).map(({ link, translations }) => ({
			href: link,
			modifiedGmt: null,
			translations,
		})),
		...posts
			.filter(({ link, seo }) => isListed(link, seo, origin))
			.map(({ link, title, modifiedGmt }) => ({
				href: link,
				modifiedGmt,
				translations: [{ locale: lang, href: link, post_title: title }],
			})),
	];
}

const isListed = (href: string, seo: PostCardFieldsFragment['seo'], origin: string): boolean =>
	!hasDirective(seo.metaRobotsNoindex, 'noindex') &&
	!isCanonicalElsewhere(seo.canonical, href, origin);

async function allPosts(content: Content, lang: LocaleCode): Promise<PostCardFieldsFragment[]> {
	const posts = new Map<string, PostCardFieldsFragment>();
	let after = '';
	for (let call = 0; call < maxArticleCalls; call += 1) {
		const { posts: part } = await content.query(GetPostsDocument, { lang, first: 100, after });
		const before = posts.size;
		for (const post of part.nodes) posts.set(post.link, post);
		const { hasNextPage, endCursor } = part.pageInfo;
		// An endpoint without cursors returns the same articles again.
		if (!hasNextPage || !endCursor || posts.size === before) break;
		after = endCursor;
	}
	return [...posts.values()];
}
