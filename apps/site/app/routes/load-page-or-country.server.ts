import { data, type RouterContextProvider, redirect } from 'react-router';
import { localeFromPath } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { findElsewhere } from '~/content/loading/find-elsewhere.server';
import { findPage } from '~/content/loading/load-page.server';
import type { CountryPageData } from '~/features/pricing/country-page/country-page-data';
import { findCountry, movedCountry } from '~/features/pricing/country-page/find-country.server';
import { loadCountryPage } from '~/features/pricing/country-page/load-country-page.server';
import { loadPageView, type PageViewData } from './load-page-view.server';

export type PageOrCountry = PageViewData | { countryPage: CountryPageData };

/**
 * The page at an address: an editor's own, or that of a country below the page with all prices. Ends with a redirect, or with the 404
 * page, which is also what a country without any price gets. Without the price API the answer is a 503 that says so.
 */
export async function loadPageOrCountry(
	url: URL,
	context: Readonly<RouterContextProvider>,
	{ slug, parentSlug }: { slug: string; parentSlug?: string | undefined },
) {
	const page = await findPage(url, context, slug, parentSlug);
	if (page) return data<PageOrCountry>(await loadPageView(url, context, page));
	if (!parentSlug) return findElsewhere(url, context);
	const content = getContent(context);
	const path = url.pathname;
	const found = await findCountry(content, localeFromPath(path), { path, slug });
	const countryPage = found && (await loadCountryPage(url, context, found));
	if (!found)
		return findElsewhere(url, context, () => movedCountry(content, path, { slug, parentSlug }));
	if (!countryPage) return findElsewhere(url, context);
	if (found.href !== path) throw redirect(found.href, 301);
	return data<PageOrCountry>({ countryPage }, { status: countryPage.models ? 200 : 503 });
}
