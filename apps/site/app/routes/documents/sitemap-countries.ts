import { siteLocales } from '#shared/locales/locale.ts';
import { pageNotFound } from '~/content/errors.server';
import { getSite } from '~/content/site-context.server';
import {
	loadCountryPages,
	pricedCountries,
} from '~/features/pricing/country-page/load-country-pages.server';
import { sitemap } from '~/seo/documents/sitemap';
import type { Route } from './+types/sitemap-countries';

/** Routes /sitemap-{lang}-countries.xml: the pages of countries with a price in a locale. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const locale = siteLocales().find(
		({ code }) => url.pathname === `/sitemap-${code}-countries.xml`,
	);
	const countries = locale && (await loadCountryPages(context, locale.code, pricedCountries));
	if (!countries) return pageNotFound(url);
	const entries = countries.pages.map(({ href, translations }) => ({
		href,
		modifiedGmt: null,
		translations,
	}));
	return new Response(sitemap(entries, getSite(context).origin), {
		headers: { 'Content-Type': 'application/xml; charset=utf-8' },
	});
}
