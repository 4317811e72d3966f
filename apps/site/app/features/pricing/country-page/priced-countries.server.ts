import { siteCurrencies } from '@website/contracts/site-currencies';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { hasPrice } from '#shared/prices/summary.ts';

/** Reads the codes of countries that have a page. */
export type ReadCountries = (
	priceApi: PriceReader,
	onDegraded: () => void,
) => Promise<readonly string[]>;

/** For links: the countries with an SMS price, nearly all that have a page, from a small list that is fast to read. */
export const linkedCountries: ReadCountries = (priceApi, onDegraded) =>
	priceApi.smsCountries(onDegraded);

/** All countries with any price in any currency. Reads the whole price list, which may be long. */
export async function pricedCountries(
	priceApi: PriceReader,
	onDegraded: () => void,
): Promise<string[]> {
	const lists = await Promise.all(
		siteCurrencies().map((currency) => priceApi.summaries(currency, onDegraded)),
	);
	const summaries = lists.flat().filter(hasPrice);
	return [...new Set(summaries.map(({ country }) => country))];
}
