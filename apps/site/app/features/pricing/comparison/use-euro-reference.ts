import { useMemo } from 'react';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { summarize } from '#shared/prices/summary.ts';
import { useFetched } from '../loading/use-fetched';
import { usePrices } from '../use-prices';

/**
 * Fetches euro figures beside another currency, with the currency fixed to EUR (specification section 7). Empty if not enabled, and on
 * failure.
 */
export function useEuroReference(isEnabled: boolean): ReadonlyMap<string, CountrySummary> {
	const fetchEurPrices = usePrices((state) => state.fetchEurPrices);
	const countries = usePrices((state) => state.selectedCountries);
	const fetch = useMemo(
		() =>
			isEnabled && countries.length > 0
				? (signal: AbortSignal) => fetchEurPrices(countries, signal)
				: null,
		[isEnabled, countries, fetchEurPrices],
	);
	const { data } = useFetched(fetch);
	return useMemo(
		() =>
			new Map(isEnabled ? (data ?? []).map((model) => [model.id, summarize(model, 'EUR')]) : []),
		[isEnabled, data],
	);
}
