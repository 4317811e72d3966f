import { locales } from '#shared/locales/locale.ts';
import { getSite } from '~/content/site-context.server';
import { sitemapIndex } from '~/seo/sitemap';
import type { Route } from './+types/sitemap';

/** Route /sitemap.xml: names the sitemap of each language, which together hold every address of the site. */
export function loader({ context }: Route.LoaderArgs) {
	const paths = locales.map(({ code }) => `/sitemap-${code}.xml`);
	return new Response(sitemapIndex(paths, getSite(context).origin), {
		headers: { 'Content-Type': 'application/xml; charset=utf-8' },
	});
}
