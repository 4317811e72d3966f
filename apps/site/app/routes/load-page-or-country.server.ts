import { data, type RouterContextProvider, redirect } from 'react-router';
import { localeFromPath } from '#shared/locales/locale.ts';
import { getContent } from '~/content/content.server';
import { findPage } from '~/content/loading/load-page.server';
import { resolveMissingPage } from '~/content/loading/resolve-missing-page.server';
import type { AnnouncedChanges, ChangesPageData } from '~/features/pricing/changes/changes-data';
import {
	isChangesSlug,
	loadAnnounced,
	loadPriceChanges,
} from '~/features/pricing/changes/load-price-changes.server';
import { type CountryPages, packCountryPages } from '~/features/pricing/countries/country-pages';
import type { CountryPageData } from '~/features/pricing/country-page/country-page-data';
import { findCountry, movedCountry } from '~/features/pricing/country-page/find-country.server';
import { loadCountryPage } from '~/features/pricing/country-page/load-country-page.server';
import { loadCountryPages } from '~/features/pricing/country-page/load-country-pages.server';
import { linkedCountries } from '~/features/pricing/country-page/priced-countries.server';
import { loadMessages, type Messages } from '~/i18n/messages';
import { loadPageView, type PageViewData } from './load-page-view.server';

export type PageOrCountry =
	| PageViewData
	| { countryPage: CountryPageData; announced: AnnouncedChanges | null }
	| {
			priceChanges: ChangesPageData;
			countryPages: CountryPages | null;
			words: Pick<Messages['priceChanges'], 'title' | 'description' | 'feed'>;
	  };

/** Loads the page of price changes if the URL is its URL below the price page; otherwise null. */
async function loadChangesPage(url: URL, context: Readonly<RouterContextProvider>) {
	const locale = localeFromPath(url.pathname);
	const priceChanges = await loadPriceChanges(context, locale);
	const base = url.pathname.slice(0, url.pathname.lastIndexOf('/'));
	if (!priceChanges || priceChanges.pricePage.href !== base) return null;
	if (priceChanges.href !== url.pathname) throw redirect(priceChanges.href, 301);
	const countryCodes = new Set(priceChanges.changes.map(({ country }) => country));
	const [messages, countries] = await Promise.all([
		loadMessages(locale),
		// The error is logged, and country names have no links.
		loadCountryPages(context, locale, linkedCountries).catch(() => null),
	]);
	const { title, description, feed } = messages.priceChanges;
	const countryPages =
		countries &&
		packCountryPages(
			countries.base,
			countries.pages.filter(({ code }) => countryCodes.has(code)),
		);
	return { priceChanges, countryPages, words: { title, description, feed } };
}

/**
 * Loads the page at a URL: an editor's page, or a generated page below the price page (a country or the price changes). If there is none,
 * as for a country without a price, it throws a redirect, or a 404 or 410 response. The status is 503 if prices could not be read.
 */
export async function loadPageOrCountry(
	url: URL,
	context: Readonly<RouterContextProvider>,
	{ slug, parentSlug }: { slug: string; parentSlug?: string | undefined },
) {
	const page = await findPage(url, context, slug, parentSlug);
	if (page) return data<PageOrCountry>(await loadPageView(url, context, page));
	if (!parentSlug) return resolveMissingPage(url, context);
	if (isChangesSlug(slug)) {
		const changes = await loadChangesPage(url, context);
		return changes ? data<PageOrCountry>(changes) : resolveMissingPage(url, context);
	}
	const content = getContent(context);
	const path = url.pathname;
	const country = await findCountry(content, localeFromPath(path), { path, slug });
	const countryPage = country && (await loadCountryPage(url, context, country));
	if (!country)
		return resolveMissingPage(url, context, () =>
			movedCountry(content, path, { slug, parentSlug }),
		);
	if (!countryPage) return resolveMissingPage(url, context);
	if (country.href !== path) throw redirect(country.href, 301);
	const announced = await loadAnnounced(context, countryPage.locale);
	return data<PageOrCountry>(
		{ countryPage, announced },
		{ status: countryPage.models ? 200 : 503 },
	);
}
