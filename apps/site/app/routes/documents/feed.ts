import { localeFromPath, localizedPath } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { GetPostsDocument } from '~/content/generated/documents';
import { loadSettings } from '~/content/shared-parts/load-shared.server';
import { getSite } from '~/content/site-context.server';
import { loadMessages } from '~/i18n/messages';
import { atomFeed } from '~/seo/documents/atom-feed';
import type { Route } from './+types/feed';

/** Maximum number of articles in a feed. */
const feedLength = 30;

/** Route /{lang?}/blog/feed.xml: the newest articles of a locale as an Atom feed. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeFromPath(url.pathname);
	const content = getContent(context);
	const [{ posts }, settings, messages] = await Promise.all([
		content.query(GetPostsDocument, { lang: locale, first: feedLength }),
		loadSettings(context, locale),
		loadMessages(locale),
	]);
	const feed = atomFeed({
		locale,
		origin: getSite(context).origin,
		title: messages.feedTitle(settings.brand),
		subtitle: settings.defaultDescription,
		publisher: settings.brand,
		blogPath: localizedPath(locale, '/blog'),
		feedPath: localizedPath(locale, '/blog/feed.xml'),
		posts: posts.nodes.slice(0, feedLength),
	});
	return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
