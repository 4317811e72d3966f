import { data, type RouterContextProvider } from 'react-router';
import { localeFromPath } from '#shared/locales/locale.ts';
import type { PriceChange } from '#shared/prices/price-model.ts';
import { getContent } from '~/content/content.server';
import { findPage } from '~/content/loading/load-page.server';
import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';
import { redirectTo } from '~/content/redirect.server';
import type { CountryPageData } from '~/features/pricing/country-page/country-page-data';
import {
	findCountry,
	movedCountry,
	pageOfChanges,
} from '~/features/pricing/country-page/find-country.server';
import { loadCountryPage } from '~/features/pricing/country-page/load-country-page.server';
import { loadAnnounced } from '~/features/pricing/load-initial-prices.server';
import { loadPageView, type PageViewData } from './load-page-view.server';

export type PageOrCountry =
	| PageViewData
	| { countryPage: CountryPageData; announced: PriceChange[] };

/**
 * Loads the page at a URL: an editor's page, or the page of a country below the price page. If there is none, as for a country without a price, it throws a redirect, or a 404 or 410 response. The status is 503 if prices could not be read.
 */
export async function loadPageOrCountry(
	url: URL,
	context: Readonly<RouterContextProvider>,
	{ slug, parentSlug }: { slug: string; parentSlug?: string | undefined },
) {
	const page = await findPage(url, context, slug, parentSlug);
	if (page) return data<PageOrCountry>(await loadPageView(url, context, page));
	if (!parentSlug) return resolveMissingPage(url, context);
	const content = getContent(context);
	const path = url.pathname;
	const country = await findCountry(content, localeFromPath(path), { path, slug });
	const countryPage = country && (await loadCountryPage(url, context, country));
	if (!country)
		return resolveMissingPage(
			url,
			context,
			async () =>
				(await pageOfChanges(content, path)) ?? movedCountry(content, path, { slug, parentSlug }),
		);
	if (!countryPage) return resolveMissingPage(url, context);
	if (country.href !== path) throw redirectTo(country.href, 301);
	const announced = await loadAnnounced(context);
	return data<PageOrCountry>(
		{ countryPage, announced },
		{ status: countryPage.models ? 200 : 503 },
	);
}
