import { pricesTag } from '@website/contracts/cache-tags';
import type { RouterContextProvider } from 'react-router';
import type { FormState } from '#shared/forms/form-state.ts';
import { getContent } from '~/content/content.server';
import type { PageFieldsFragment } from '~/content/generated/operations';
import { withProducts } from '~/content/loading/load-products.server';
import { getSite } from '~/content/site-context.server';
import { composerReferences } from '~/features/composer/message-prices';
import type { AnnouncedChanges } from '~/features/pricing/changes/changes-data';
import { loadAnnounced } from '~/features/pricing/changes/load-price-changes.server';
import { type CountryPages, packCountryPages } from '~/features/pricing/countries/country-pages';
import { loadCountryPages } from '~/features/pricing/country-page/load-country-pages.server';
import {
	linkedCountries,
	type ReadCountries,
} from '~/features/pricing/country-page/priced-countries.server';
import { extractCountries, extractReferences } from '~/features/pricing/extract-references';
import type { PriceFigures } from '~/features/pricing/figures/figures-context';
import { loadFigures } from '~/features/pricing/figures/load-figures.server';
import type { FigureReference } from '~/features/pricing/figures/reference';
import type { InitialPrices } from '~/features/pricing/initial-prices';
import { loadInitialPrices } from '~/features/pricing/load-initial-prices.server';
import { getPriceApi } from '~/features/pricing/price-api-context.server';

export interface PageViewData {
	page: PageFieldsFragment;
	/** Prices of the first paint; null on a page without price sections. */
	prices: InitialPrices | null;
	/** What is announced beside them. */
	announced: AnnouncedChanges | null;
	/** The figures of the price list that its products name. */
	figures: PriceFigures;
	/** Where the countries that it names have their pages; null on a page without price sections. */
	countryPages: CountryPages | null;
	/** A form that was sent and is shown once more. */
	formState: FormState | null;
}

/** The figures of the price list that a page's products, its message composer and its extracts name. */
function referencesOf(page: PageFieldsFragment): FigureReference[] {
	const { sections } = page;
	const products = sections.flatMap((section) =>
		section.__typename === 'PricingTableSection' ? (section.products ?? []) : [],
	);
	const rows = products.flatMap((product) => [
		product,
		...product.addOnProducts,
		...product.operatorPrices,
	]);
	const composed = sections.flatMap((section) =>
		section.__typename === 'MessageComposerSection' ? composerReferences(section) : [],
	);
	const extracts = extractsOf(page).flatMap(extractReferences);
	return [...rows.flatMap(({ priceReference }) => priceReference ?? []), ...composed, ...extracts];
}

function extractsOf({ sections }: PageFieldsFragment) {
	return sections.filter((section) => section.__typename === 'PriceExtractSection');
}

/** The countries whose pages a page links to: all with an SMS price beside the whole list, of an extract its own. */
function countriesLinkedFrom(page: PageFieldsFragment): ReadCountries | null {
	if (page.sections.some(({ __typename }) => __typename === 'PricingOverviewSection'))
		return linkedCountries;
	const named = extractsOf(page).flatMap(({ countries }) => extractCountries(countries));
	if (named.length === 0) return null;
	return async (priceApi, onIncomplete) => {
		const priced = await linkedCountries(priceApi, onIncomplete);
		return priced.filter((code) => named.includes(code));
	};
}

/** What a page is shown with: its content and, where a section asks for them, prices. */
export async function loadPageView(
	url: URL,
	context: Readonly<RouterContextProvider>,
	content: PageFieldsFragment,
): Promise<PageViewData> {
	const page = await withProducts(content, getContent(context));
	const showsPrices = page.sections.some(
		(section) => section.__typename === 'PricingOverviewSection',
	);
	const references = referencesOf(page);
	const linked = countriesLinkedFrom(page);
	const site = getSite(context);
	const formState = site.formState ?? null;
	if (!showsPrices && references.length === 0)
		return { page, prices: null, announced: null, figures: {}, countryPages: null, formState };
	site.addTags([pricesTag]);
	const priceApi = getPriceApi(context);
	const markDegraded = () => site.markDegraded();
	const [prices, announced, figures, countries] = await Promise.all([
		showsPrices ? loadInitialPrices(priceApi, url.searchParams, markDegraded) : null,
		showsPrices ? loadAnnounced(context, page.locale) : null,
		loadFigures(priceApi, references, markDegraded),
		// What failed is logged, and the page not stored.
		linked ? loadCountryPages(context, page.locale, linked).catch(() => null) : null,
	]);
	const countryPages = countries && packCountryPages(countries.base, countries.pages);
	return { page, prices, announced, figures, countryPages, formState };
}
