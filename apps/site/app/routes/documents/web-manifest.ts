import { localeFromPath } from '#shared/locales/locale.ts';
import { loadBrand } from '~/content/shared-parts/load-brand.server';
import { loadSettings } from '~/content/shared-parts/load-shared.server';
import { getSite } from '~/content/site-context.server';
import { webManifest } from '~/seo/documents/web-manifest';
import type { Route } from './+types/web-manifest';

/** Route /{lang?}/manifest.webmanifest: the web app manifest with the brand's name, or the host if the settings can't be read. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeFromPath(url.pathname);
	const site = getSite(context);
	const settings = await loadSettings(context, locale).catch(() => {
		site.record.degrade();
		return null;
	});
	const manifest = webManifest({
		name: settings?.brand || new URL(site.origin).host,
		description: settings?.defaultDescription ?? '',
		locale,
		look: await loadBrand(context, locale),
	});
	return new Response(JSON.stringify(manifest), {
		headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
	});
}
