import { siteCurrencies } from '@website/contracts/site-currencies';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { hasPrice } from '#shared/prices/summary.ts';

/** Codes of countries that have a page. */
export type ReadCountries = (
	priceApi: PriceReader,
	onIncomplete: () => void,
) => Promise<readonly string[]>;

/** Nearly all that have one, those with an SMS price, from a list that is small and quickly read: for links. */
export const linkedCountries: ReadCountries = (priceApi, onIncomplete) =>
	priceApi.smsCountries(onIncomplete);

/** All of them: those that have any price in any currency. Needs the whole list, which may be long. */
export async function pricedCountries(
	priceApi: PriceReader,
	onIncomplete: () => void,
): Promise<string[]> {
	const lists = await Promise.all(
		siteCurrencies().map((currency) => priceApi.summaries(currency, onIncomplete)),
	);
	const priced = lists.flat().filter(hasPrice);
	return [...new Set(priced.map(({ country }) => country))];
}
