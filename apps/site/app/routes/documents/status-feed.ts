import { localeFromPath } from '#shared/locales/locale.ts';
import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';
import { loadSettings } from '~/content/shared-parts/load-shared.server';
import { getSite } from '~/content/site-context.server';
import { loadIncidents } from '~/features/status/load-status.server';
import { loadMessages } from '~/i18n/messages';
import { statusFeed } from '~/seo/documents/status-feed';
import type { Route } from './+types/status-feed';

/** Route /{lang?}/status/feed.xml: the incidents in a locale as an Atom feed. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeFromPath(url.pathname);
	const [incidents, settings, messages] = await Promise.all([
		loadIncidents(context, locale),
		loadSettings(context, locale),
		loadMessages(locale),
	]);
	if (!incidents) return resolveMissingPage(url, context);
	const feed = statusFeed({
		locale,
		origin: getSite(context).origin,
		brand: settings.brand,
		words: messages.status,
		incidents,
	});
	return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
