import { type PriceChoice, readPriceChoice } from '#shared/prices/price-address.ts';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import type { InitialPrices } from './initial-prices.ts';
import { completeModels } from './store/price-data.ts';

/** Reads the prices of the first paint. Never throws: without prices the page is still a page, which `onIncomplete` keeps from being stored. */
export async function loadInitialPrices(
	priceApi: PriceReader,
	search: URLSearchParams,
	onIncomplete: () => void,
): Promise<InitialPrices> {
	const choice = readPriceChoice(search);
	// No country is no filter to the price API, and no prices to whoever chose none.
	const pricesOf = async ({ currency, countries }: PriceChoice) =>
		countries.length > 0 ? priceApi.prices({ currency, countries }, onIncomplete) : [];
	let emailFailed = false;
	const [prices, emailPrices] = await Promise.all([
		pricesOf(choice).catch(() => {
			onIncomplete();
			return null;
		}),
		priceApi.emailPrices(() => {
			emailFailed = true;
			onIncomplete();
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
