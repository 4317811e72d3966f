import { getContent } from '~/content/content.server';
import { GetPostsDocument, GetSiteSettingsDocument } from '~/content/generated/documents';
import { getSite } from '~/content/site-context.server';
import { localeFromPath, localizedPath } from '~/i18n/locale';
import { loadMessages } from '~/i18n/messages';
import { atomFeed } from '~/seo/atom-feed';
import type { Route } from './+types/feed';

/** How many articles a feed holds. */
const feedLength = 30;

/** Route /{lang?}/blog/feed.xml: the language's newest articles as an Atom feed. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeFromPath(url.pathname);
	const content = getContent(context);
	const [{ posts }, { siteSettings }, messages] = await Promise.all([
		content.query(GetPostsDocument, { lang: locale, first: feedLength }),
		content.query(GetSiteSettingsDocument, { lang: locale }),
		loadMessages(locale),
	]);
	const feed = atomFeed({
		locale,
		origin: getSite(context).origin,
		title: messages.feedTitle(siteSettings.brand),
		subtitle: siteSettings.defaultDescription,
		publisher: siteSettings.brand,
		blogPath: localizedPath(locale, '/blog'),
		feedPath: localizedPath(locale, '/blog/feed.xml'),
		posts: posts.nodes,
	});
	return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
