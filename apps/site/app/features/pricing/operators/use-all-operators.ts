import type { Currency } from '@website/contracts/currencies';
import { useMemo } from 'react';
import type { TransactionRcs } from '#shared/prices/price-model.ts';
import { type Fetched, useFetched } from '../loading/use-fetched';
import { sitePrices } from '../site-prices';
import { usePrices } from '../use-prices';

interface AllOperators {
	currency: Currency;
	rcs: TransactionRcs | null;
}

/** All operators of a country in the current currency, fetched on request. */
export function useAllOperators(country: string, isRequested: boolean): Fetched<AllOperators> {
	const currency = usePrices((state) => state.figuresCurrency);
	const fetch = useMemo(
		() =>
			isRequested
				? async (signal: AbortSignal) => {
						const response = await sitePrices.rcs({ currency, countries: [country] }, signal);
						const model = response.find(({ id }) => id === country);
						return { currency, rcs: model?.transactionRcs ?? null };
					}
				: null,
		[country, currency, isRequested],
	);
	return useFetched(fetch);
}
