import { isOffPath } from '@website/contracts/site-features';
import { siteLocales } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { GetPricePagesDocument } from '~/content/generated/documents';
import { getSite } from '~/content/site-context.server';
import { sitemapIndex } from '~/seo/documents/sitemap';
import type { Route } from './+types/sitemap';

/**
 * Route /sitemap.xml: an index of the sitemaps of each locale, which together contain all URLs of the site. Countries have separate
 * sitemaps, which change with the prices only.
 */
export async function loader({ context }: Route.LoaderArgs) {
	const { pricePages } = await getContent(context).query(GetPricePagesDocument, {});
	const paths = [
		...siteLocales().map(({ code }) => `/sitemap-${code}.xml`),
		...pricePages.map(({ locale }) => `/sitemap-${locale}-countries.xml`),
	].filter((path) => !isOffPath(path));
	return new Response(sitemapIndex(paths, getSite(context).origin), {
		headers: { 'Content-Type': 'application/xml; charset=utf-8' },
	});
}
