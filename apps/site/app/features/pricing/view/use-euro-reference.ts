import { useEffect, useMemo, useState } from 'react';
import type { PriceModel } from '../model/prices';
import { summarise } from '../model/summary';
import type { CountrySummary } from '../model/summary-schema';
import { usePrices } from '../use-prices';

/**
 * Euro figures of the chosen countries, by country, to stand beside another currency: the variant of the price query that
 * is fixed to EUR and changes nothing on display (specification section 7). Empty while not wanted, and on failure.
 */
export function useEuroReference(isWanted: boolean): ReadonlyMap<string, CountrySummary> {
	const fetchEurPrices = usePrices((state) => state.fetchEurPrices);
	const countries = usePrices((state) => state.selectedCountries);
	const [models, setModels] = useState<PriceModel[]>([]);
	useEffect(() => {
		if (!isWanted || countries.length === 0) return;
		let isLatest = true;
		fetchEurPrices(countries).then(
			(answer) => {
				if (isLatest) setModels(answer);
			},
			(error: unknown) => console.warn('Failed to fetch price data:', error),
		);
		return () => {
			isLatest = false;
		};
	}, [isWanted, countries, fetchEurPrices]);
	return useMemo(
		() => new Map(isWanted ? models.map((model) => [model.id, summarise(model, 'EUR')]) : []),
		[isWanted, models],
	);
}
