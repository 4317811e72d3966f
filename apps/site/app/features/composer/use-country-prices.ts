import { siteCurrencies } from '@website/contracts/site-currencies';
import { use, useCallback } from 'react';
import { PriceFiguresContext } from '../pricing/figures/figures-context';
import { referenceKey } from '../pricing/figures/reference';
import { useFetched } from '../pricing/loading/use-fetched';
import { sitePrices } from '../pricing/site-prices';
import { type CountryPrices, countryPrices, countryReferences } from './message-prices';

/** Prices of the first country, from the page's loader. */
function useFirstPrices(country: string): CountryPrices {
	const figures = use(PriceFiguresContext);
	const { sms, rcsBasic, rcsSingle } = countryReferences(country);
	return {
		sms: figures[referenceKey(sms)] ?? 'unavailable',
		rcsBasic: figures[referenceKey(rcsBasic)] ?? 'unavailable',
		rcsSingle: figures[referenceKey(rcsSingle)] ?? 'unavailable',
	};
}

/**
 * A country's prices in every currency. Those of the first country are in the page; all others are fetched. Null while they are
 * fetched, "unavailable" if the request fails.
 */
export function useCountryPrices(country: string, first: string): CountryPrices | null {
	const inPage = useFirstPrices(first);
	const fetch = useCallback(
		async (signal: AbortSignal) => {
			const lists = await Promise.all(
				siteCurrencies().map((currency) =>
					sitePrices.prices({ currency, countries: [country] }, signal),
				),
			);
			return { country, prices: countryPrices(country, lists) };
		},
		[country],
	);
	const { data, failed } = useFetched(country === first ? null : fetch);
	if (country === first) return inPage;
	if (data?.country === country) return data.prices;
	return failed ? { sms: 'unavailable', rcsBasic: 'unavailable', rcsSingle: 'unavailable' } : null;
}
