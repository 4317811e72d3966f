import { pricesTag } from '@website/contracts/cache-tags';
import { localeCurrency } from '@website/contracts/site-currencies';
import type { RouterContextProvider } from 'react-router';
import type { FormState } from '#shared/forms/form-state.ts';
import type { PriceChange } from '#shared/prices/price-model.ts';
import { type Content, getContent } from '~/content/content.server';
import { GetPostsDocument, GetProductsDocument } from '~/content/generated/documents';
import type { PageFieldsFragment, PostCardFieldsFragment } from '~/content/generated/operations';
import { getSite } from '~/content/site-context.server';
import { composerReferences } from '~/features/composer/message-prices';
import { type CountryPages, packCountryPages } from '~/features/pricing/countries/country-pages';
import {
	linkedCountries,
	loadCountryPages,
	type ReadCountries,
} from '~/features/pricing/country-page/load-country-pages.server';
import { extractCountries, extractReferences } from '~/features/pricing/extract-references';
import type { PriceFigures } from '~/features/pricing/figures/figures-context';
import { loadFigures } from '~/features/pricing/figures/load-figures.server';
import type { FigureReference } from '~/features/pricing/figures/reference';
import type { InitialPrices } from '~/features/pricing/initial-prices';
import { loadAnnounced, loadInitialPrices } from '~/features/pricing/load-initial-prices.server';
import { getPriceApi } from '~/features/pricing/price-api-context.server';

type WithSections = Pick<PageFieldsFragment, 'locale' | 'sections'>;
type Section = WithSections['sections'][number];

const needsAllProducts = (section: Section): boolean =>
	section.__typename === 'PricingTableSection' && section.products === null;

/** Fills the pricing tables without selected products with all products in the page's locale (getProducts, specification section 7). */
export async function withProducts<Page extends WithSections>(
	page: Page,
	content: Content,
): Promise<Page> {
	if (!page.sections.some(needsAllProducts)) return page;
	const { products } = await content.query(GetProductsDocument, { lang: page.locale });
	return {
		...page,
		sections: page.sections.map((section) =>
			section.__typename === 'PricingTableSection' && section.products === null
				? { ...section, products }
				: section,
		),
	};
}

export interface PageViewData {
	page: PageFieldsFragment;
	/** The initial prices; null on a page without price sections. */
	prices: InitialPrices | null;
	/** Announced changes of these prices. */
	announced: PriceChange[];
	/** The figures of the price list in the page's content. */
	figures: PriceFigures;
	/** The pages of its countries, for links; null on a page without price sections. */
	countryPages: CountryPages | null;
	/** The state of a submitted form that is rendered again. */
	formState: FormState | null;
	/** The newest articles, in the layouts of the blog. */
	posts: readonly PostCardFieldsFragment[];
}

/** The number of articles below a page in a layout of the blog. */
const postCount = 3;

/** The references to figures in a page's products, message composer and extracts. */
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
	const composerRefs = sections.flatMap((section) =>
		section.__typename === 'MessageComposerSection' ? composerReferences(section) : [],
	);
	const extracts = extractsOf(page).flatMap(extractReferences);
	return [
		...rows.flatMap(({ priceReference }) => priceReference ?? []),
		...composerRefs,
		...extracts,
	];
}

function extractsOf({ sections }: PageFieldsFragment) {
	return sections.filter((section) => section.__typename === 'PriceExtractSection');
}

/** The countries whose pages a page links to: all with an SMS price for the whole list, or those of its extracts. */
function countriesLinkedFrom(page: PageFieldsFragment): ReadCountries | null {
	if (page.sections.some(({ __typename }) => __typename === 'PricingOverviewSection'))
		return linkedCountries;
	const countryCodes = extractsOf(page).flatMap(({ countries }) => extractCountries(countries));
	if (countryCodes.length === 0) return null;
	return async (priceApi, onDegraded) => {
		const pricedCodes = await linkedCountries(priceApi, onDegraded);
		return pricedCodes.filter((code) => countryCodes.includes(code));
	};
}

async function newestPosts(
	context: Readonly<RouterContextProvider>,
	{ locale: lang }: PageFieldsFragment,
) {
	const { posts } = await getContent(context).query(GetPostsDocument, { lang, first: postCount });
	return posts?.nodes ?? [];
}

/** Loads the data of a page: its content and, if a section needs them, prices. */
export async function loadPageView(
	url: URL,
	context: Readonly<RouterContextProvider>,
	content: PageFieldsFragment,
): Promise<PageViewData> {
	const page = await withProducts(content, getContent(context));
	const hasPrices = page.sections.some(
		(section) => section.__typename === 'PricingOverviewSection',
	);
	const references = referencesOf(page);
	const readLinkedCountries = countriesLinkedFrom(page);
	const { formState = null, record } = getSite(context);
	const posts = page.pageLayout.startsWith('blog') ? await newestPosts(context, page) : [];
	if (!hasPrices && references.length === 0)
		return { page, prices: null, announced: [], figures: {}, countryPages: null, formState, posts };
	record.addTags([pricesTag]);
	const priceApi = getPriceApi(context);
	const onDegraded = () => record.degrade();
	const [prices, announced, figures, countries] = await Promise.all([
		hasPrices
			? loadInitialPrices(priceApi, url.searchParams, onDegraded, localeCurrency(page.locale))
			: null,
		hasPrices ? loadAnnounced(context) : [],
		loadFigures(priceApi, references, onDegraded),
		// The error is logged, and the page is not cached.
		readLinkedCountries
			? loadCountryPages(context, page.locale, readLinkedCountries).catch(() => null)
			: null,
	]);
	const countryPages = countries && packCountryPages(countries.base, countries.pages);
	return { page, prices, announced, figures, countryPages, formState, posts };
}
