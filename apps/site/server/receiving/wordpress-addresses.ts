import type { MiddlewareHandler } from 'hono';
import { contentMediaPath } from '#shared/addresses/media-path.ts';

/** Only of home pages: below other paths these parameters are a visitor's or a campaign's. */
const idOfDocument =
	/^\/(?:[a-z]{2}\/?)?\?(?:[^#]*&)?((?:p|page_id|attachment_id|cat|author|m|year)=\d{1,14}|(?:tag|category_name|author_name)=[^&#]{1,200})(?:&|$)/;

/** True if a path with its query asks WordPress for a document or list, such as `/?p=12` or `/?tag=sms`. */
export const asksForDocument = (url: string): boolean => idOfDocument.test(url);

const feed =
	/^(\/[a-z]{2})?(?:\/blog|\/comments)?\/(?:feed(?:\/(?:rss2?|rdf|atom))?|rss2?|atom)\/?$/;
const nestedFeed = /^(\/.+?)\/feed(?:\/(?:rss2?|rdf|atom))?\/?$/;
/** Without empty segments: a redirect to `//host` would leave the site. */
const laterPage = /^((?:\/[^/]+)*)\/page\/\d+\/?$/;
const categoryList = /^(?:\/[a-z]{2})?\/blog\/category\/[^/]+$/;

/**
 * Redirects addresses that a WordPress had and that are not paths of its documents: files, feeds, later pages of lists and ids in the
 * query. The feed of an article's comments leads to the article. Responds with 404 to an id without a published document, and to lists that
 * the site does not have: those of a tag, an author or a month. Other addresses reach the pages.
 */
export function wordPressAddresses(
	findDocument: (path: string) => Promise<string | undefined>,
): MiddlewareHandler {
	return async (c, next) => {
		if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
		const { pathname, search } = new URL(c.req.url);
		if (pathname.startsWith('/wp-content/uploads/'))
			return c.redirect(contentMediaPath + pathname + search, 301);
		const [isFeed, prefix = ''] = feed.exec(pathname) ?? [];
		if (isFeed) return c.redirect(`${prefix}/blog/feed.xml`, 301);
		const feedOwner = nestedFeed.exec(pathname)?.[1];
		if (feedOwner) {
			// A path that is the same on the site is not found.
			const owner =
				(await findDocument(feedOwner)) ?? (categoryList.test(feedOwner) ? feedOwner : undefined);
			if (!owner) return next();
			return c.redirect(categoryList.test(owner) ? `${owner}/feed.xml` : owner, 301);
		}
		const list = laterPage.exec(pathname)?.[1];
		if (list !== undefined) return c.redirect((await findDocument(list)) ?? (list || '/'), 301);
		const id = idOfDocument.exec(pathname + search)?.[1];
		if (!id) return next();
		const path = await findDocument(`/?${id}`);
		return path ? c.redirect(path, 301) : c.notFound();
	};
}
