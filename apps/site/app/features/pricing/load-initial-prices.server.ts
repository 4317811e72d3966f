import type { InitialPrices } from './initial-prices.ts';
import { parsePriceChoice } from './model/price-choice.ts';
import type { PriceApi } from './model/prices.ts';
import { completed } from './store/price-data.ts';

/**
 * Reads the prices of the first paint: those of the address's choice or of the default countries.
 * Never throws: without prices the page is still a page, and says that prices are not available.
 */
export async function loadInitialPrices(
	priceApi: PriceApi,
	search: URLSearchParams,
): Promise<InitialPrices> {
	const choice = parsePriceChoice(search);
	const [prices, emailPrices] = await Promise.all([
		priceApi.prices(choice).catch(() => null),
		priceApi.emailPrices(),
	]);
	return {
		...choice,
		priceData: prices ? completed(prices, choice.countries) : [],
		emailPrices,
		failed: prices === null,
	};
}
