import type { Currency } from '@website/contracts/currencies';
import { useMemo } from 'react';
import type { TransactionRcs } from '#shared/prices/price-model.ts';
import { pricesClient } from '../prices-client';
import { usePrices } from '../use-prices';
import { type Fetched, useFetched } from './use-fetched';

interface AllOperators {
	currency: Currency;
	rcs: TransactionRcs | null;
}

/** Every operator of a country in the shown currency, fetched once they are wanted. */
export function useAllOperators(country: string, wanted: boolean): Fetched<AllOperators> {
	const currency = usePrices((state) => state.figuresCurrency);
	const fetch = useMemo(
		() =>
			wanted
				? async (signal: AbortSignal) => {
						const answer = await pricesClient.rcs({ currency, countries: [country] }, signal);
						const model = answer.find(({ id }) => id === country);
						return { currency, rcs: model?.transactionRcs ?? null };
					}
				: null,
		[country, currency, wanted],
	);
	return useFetched(fetch);
}
