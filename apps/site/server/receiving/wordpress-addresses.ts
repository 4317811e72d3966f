import type { MiddlewareHandler } from 'hono';
import { contentMediaPath } from '#shared/addresses/media-path.ts';

/** The redirect from a path of WordPress with its query to the document or file there. */
interface DocumentRedirect {
	to: string;
	status: 301 | 302 | 307 | 308;
}

export type FindDocument = (path: string) => Promise<DocumentRedirect | undefined>;

/** Only of home pages: below other paths these parameters are a visitor's or a campaign's. */
const query =
	/^(\/[a-z]{2})?\/?\?(?:[^#]*&)?(?:((?:p|page_id|attachment_id|cat|author|m|year)=\d{1,14}|(?:tag|category_name|author_name|name|product)=[^&#]{1,200})|(s|feed|pagename|rest_route|post_type|taxonomy)=([^&#]{0,200}))(?:&|#|$)/;

/** True if a path with its query asks WordPress for something other than the home page, such as `/?p=12` or `/?s=sms`. */
export const asksForDocument = (url: string): boolean => query.test(url);

const feed =
	/^(\/[a-z]{2})?(?:\/blog|\/comments)?\/(?:feed(?:\/(?:rss2?|rdf|atom))?|rss2?|atom)\/?$/;
/** Parts of a document or list, whose slugs WordPress reserves: its feed, its comments, its form in other sites. */
const partOfDocument =
	/^((?:\/[^/]+)+)\/(?:(feed)(?:\/(?:rss2?|rdf|atom))?|embed|trackback|comment-page-\d+)\/?$/;
/** A later part of a long text, which the site shows whole. */
const partOfText = /^((?:\/[^/]+)+)\/\d{1,3}\/?$/;
const sitemap = /^\/(?:wp-sitemap[\w-]*|sitemap_index|[\w-]+-sitemap\d*)\.xml$/;
const searchPath = /^(\/[a-z]{2})?\/search\/([^/]+)\/?$/;
/** Without empty segments: a redirect to `//host` would leave the site. */
const laterPage = /^((?:\/[^/]+)*)\/page\/\d+\/?$/;
const listWithFeed = /^(?:\/[a-z]{2})?\/blog\/(?:category|tag|author)\/[^/]+$/;

/**
 * Redirects addresses that a WordPress had and that are not paths of its documents: files, feeds, sitemaps, searches, later pages of lists
 * and ids in the query. The feed of an article's comments leads to the article. Responds with 404 to an id
 * without a published document, and to a list without articles. Other addresses reach the pages, also when WordPress fails.
 */
export function wordPressAddresses(findDocument: FindDocument): MiddlewareHandler {
	const findKnown = (path: string) => findDocument(path).catch(() => undefined);
	return async (c, next) => {
		if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
		const { pathname, search } = new URL(c.req.url);
		if (pathname.startsWith('/wp-content/uploads/'))
			return c.redirect(contentMediaPath + pathname + search, 301);
		if (sitemap.test(pathname)) return c.redirect('/sitemap.xml', 301);
		const [isFeed, feedPrefix = ''] = feed.exec(pathname) ?? [];
		if (isFeed) return c.redirect(`${feedPrefix}/blog/feed.xml`, 301);
		const [isSearch, searchPrefix = '', words] = searchPath.exec(pathname) ?? [];
		if (isSearch) return c.redirect(`${searchPrefix}/search?q=${words}`, 301);
		const [isPart, owner = '', isFeedOfOwner] = partOfDocument.exec(pathname) ?? [];
		if (isPart) {
			// With a slash, a path that is the same on the site is found too.
			const target =
				(await findKnown(`${owner}/`))?.to ?? (listWithFeed.test(owner) ? owner : undefined);
			if (!target) return next();
			const hasFeed = isFeedOfOwner && listWithFeed.test(target);
			return c.redirect(hasFeed ? `${target}/feed.xml` : target, 301);
		}
		const list = laterPage.exec(pathname)?.[1];
		if (list !== undefined) {
			const isHome = /^(?:\/[a-z]{2})?$/.test(list);
			return c.redirect(isHome ? `${list}/blog` : ((await findKnown(list))?.to ?? list), 301);
		}
		const [isQuery, prefix = '', document, name, value] = query.exec(pathname + search) ?? [];
		if (!isQuery) {
			const whole = partOfText.exec(pathname)?.[1];
			if (whole === undefined && !/.\/$/.test(pathname)) return next();
			const path = `${pathname.replace(/\/$/, '')}/`;
			const target = (await findKnown(path + search)) ?? (whole && (await findKnown(`${whole}/`)));
			return target && target.to !== pathname + search
				? c.redirect(target.to, target.status)
				: next();
		}
		if (name === 's') return c.redirect(`${prefix}/search?q=${value}`, 301);
		if (name === 'feed') return c.redirect(`${prefix}/blog/feed.xml`, 301);
		const target =
			name === 'pagename'
				? await findDocument(`${prefix}/${value?.replaceAll('%2F', '/')}/`)
				: document && (await findDocument(`${prefix}/?${document}`));
		return target ? c.redirect(target.to, target.status) : c.notFound();
	};
}
