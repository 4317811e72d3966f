import type { RouterContextProvider } from 'react-router';
import { getContent } from '~/content/content.server';
import type { PageFieldsFragment } from '~/content/generated/operations';
import { loadPage } from '~/content/load-page.server';
import { withProducts } from '~/content/load-products.server';
import { getSite } from '~/content/site-context.server';
import type { InitialPrices } from '~/features/pricing/initial-prices';
import { loadInitialPrices } from '~/features/pricing/load-initial-prices.server';
import { getPriceApi } from '~/features/pricing/price-api-context.server';

export interface PageViewData {
	page: PageFieldsFragment;
	/** Prices of the first paint; null on a page without price sections. */
	prices: InitialPrices | null;
}

/** What a page is shown with: its content and, where a section asks for them, prices. */
export async function loadPageView(
	url: URL,
	context: Readonly<RouterContextProvider>,
	slug: string,
	parentSlug?: string,
): Promise<PageViewData> {
	const found = await loadPage(url, context, slug, parentSlug);
	const page = await withProducts(found, getContent(context));
	const showsPrices = page.sections.some(
		(section) => section.__typename === 'PricingOverviewSection',
	);
	if (!showsPrices) return { page, prices: null };
	const site = getSite(context);
	site.addTags(['prices']);
	const markDegraded = () => site.markDegraded();
	const prices = await loadInitialPrices(getPriceApi(context), url.searchParams, markDegraded);
	return { page, prices };
}
