import { useMemo } from 'react';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { summarize } from '#shared/prices/summary.ts';
import { useFetched } from '../loading/use-fetched';
import { usePrices } from '../use-prices';

/** Euro figures beside another currency: the variant fixed to EUR (specification section 7). Empty while not wanted, and on failure. */
export function useEuroReference(isWanted: boolean): ReadonlyMap<string, CountrySummary> {
	const fetchEurPrices = usePrices((state) => state.fetchEurPrices);
	const countries = usePrices((state) => state.selectedCountries);
	const fetch = useMemo(
		() =>
			isWanted && countries.length > 0
				? (signal: AbortSignal) => fetchEurPrices(countries, signal)
				: null,
		[isWanted, countries, fetchEurPrices],
	);
	const { loaded } = useFetched(fetch);
	return useMemo(
		() =>
			new Map(isWanted ? (loaded ?? []).map((model) => [model.id, summarize(model, 'EUR')]) : []),
		[isWanted, loaded],
	);
}
