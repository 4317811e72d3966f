import { pricesTag } from '@website/contracts/cache-tags';
import type { Currency } from '@website/contracts/currencies';
import type { RouterContextProvider } from 'react-router';
import { type PriceChoice, readPriceChoice } from '#shared/prices/price-address.ts';
import { type PriceChange, pricedItems } from '#shared/prices/price-model.ts';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { getSite } from '~/content/site-context.server';
import type { InitialPrices } from './initial-prices.ts';
import { getPriceApi } from './price-api-context.server';
import { completeModels } from './store/price-data.ts';

/**
 * Reads the prices for the server's render. Never throws: without prices the page is still rendered, and `onDegraded` prevents caching
 * it. `initialCurrency` is that of a URL without one.
 */
export async function loadInitialPrices(
	priceApi: PriceReader,
	search: URLSearchParams,
	onDegraded: () => void,
	initialCurrency?: Currency,
): Promise<InitialPrices> {
	const choice = readPriceChoice(search, initialCurrency);
	// An empty list means no filter in the price API, but no prices in the visitor's choice.
	const pricesOf = async ({ currency, countries }: PriceChoice) =>
		countries.length > 0 ? priceApi.prices({ currency, countries }, onDegraded) : [];
	let emailFailed = false;
	const [prices, emailPrices] = await Promise.all([
		pricesOf(choice).catch(() => {
			onDegraded();
			return null;
		}),
		priceApi.emailPrices(() => {
			emailFailed = true;
			onDegraded();
		}),
	]);
	return {
		...choice,
		priceData: prices ? completeModels(prices, choice.countries) : [],
		emailPrices,
		failed: prices === null,
		emailFailed: emailFailed && emailPrices.length === 0,
	};
}

/** Maximum number of announced changes that a page shows beside today's prices. */
const maxAnnouncedChanges = 100;

/** Loads announced changes: earliest day first, then in the order of the price list. None, with a log entry, if they can't be read. */
export async function loadAnnounced(
	context: Readonly<RouterContextProvider>,
): Promise<PriceChange[]> {
	const { record } = getSite(context);
	record.addTags([pricesTag]);
	try {
		const changes = await getPriceApi(context).changes(() => record.degrade());
		return (changes ?? [])
			.toSorted(
				(a, b) =>
					a.validFrom.localeCompare(b.validFrom) ||
					pricedItems.indexOf(a.item) - pricedItems.indexOf(b.item) ||
					(a.name ?? '').localeCompare(b.name ?? ''),
			)
			.slice(0, maxAnnouncedChanges);
	} catch (error) {
		record.degrade(error);
		return [];
	}
}
