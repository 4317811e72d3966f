import { type PriceChoice, readPriceChoice } from '#shared/prices/price-address.ts';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import type { InitialPrices } from './initial-prices.ts';
import { completeModels } from './store/price-data.ts';

/**
 * Reads the prices for the server's render. Never throws: without prices the page is still rendered, and `onDegraded` prevents caching
 * it.
 */
export async function loadInitialPrices(
	priceApi: PriceReader,
	search: URLSearchParams,
	onDegraded: () => void,
): Promise<InitialPrices> {
	const choice = readPriceChoice(search);
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
