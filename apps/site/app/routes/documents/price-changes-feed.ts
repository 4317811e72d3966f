import { localeFromPath } from '#shared/locales/locale.ts';
import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';
import { loadSettings } from '~/content/shared-parts/load-shared.server';
import { getSite } from '~/content/site-context.server';
import { loadPriceChanges } from '~/features/pricing/changes/load-price-changes.server';
import { loadMessages } from '~/i18n/messages';
import { priceChangesFeed } from '~/seo/documents/price-changes-feed';
import type { Route } from './+types/price-changes-feed';

/** Route /{lang?}/price-changes/feed.xml: announced price changes as an Atom feed. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeFromPath(url.pathname);
	const [page, settings, messages] = await Promise.all([
		loadPriceChanges(context, locale),
		loadSettings(context, locale),
		loadMessages(locale),
	]);
	if (!page) return resolveMissingPage(url, context);
	const feed = priceChangesFeed({
		locale,
		origin: getSite(context).origin,
		brand: settings.brand,
		path: page.href,
		messages,
		changes: page.changes,
	});
	return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
