import type { Currency } from '@website/contracts/currencies';
import { useCallback } from 'react';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { sitePrices } from '../site-prices';
import { usePrices } from '../use-prices';
import { type Fetched, useFetched } from './use-fetched';

interface Summaries {
	currency: Currency;
	summaries: CountrySummary[];
}

/** Figures of all countries in the current currency, fetched when a component needs them. */
export function useSummaries(needed = true): Fetched<Summaries> {
	const currency = usePrices((state) => state.figuresCurrency);
	const fetch = useCallback(
		async (signal: AbortSignal) => ({
			currency,
			summaries: await sitePrices.summaries(currency, signal),
		}),
		[currency],
	);
	return useFetched(needed ? fetch : null);
}
