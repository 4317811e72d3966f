import { siteLocales } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { GetPricePagesDocument } from '~/content/generated/documents';
import { getSite } from '~/content/site-context.server';
import { sitemapIndex } from '~/seo/documents/sitemap';
import type { Route } from './+types/sitemap';

/**
 * Route /sitemap.xml: names the sitemaps of each language, which together hold every address of the site. Countries have one of their
 * own, which changes with the prices alone.
 */
export async function loader({ context }: Route.LoaderArgs) {
	const { pricePages } = await getContent(context).query(GetPricePagesDocument, {});
	const paths = [
		...siteLocales().map(({ code }) => `/sitemap-${code}.xml`),
		...pricePages.map(({ locale }) => `/sitemap-${locale}-countries.xml`),
	];
	return new Response(sitemapIndex(paths, getSite(context).origin), {
		headers: { 'Content-Type': 'application/xml; charset=utf-8' },
	});
}
