import type { Currency } from '@website/contracts/currencies';
import { useMemo, useState } from 'react';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { summarize } from '#shared/prices/summary.ts';
import { useSummaries } from '../loading/summaries-gate';
import { usePrices } from '../use-prices';

export interface LineFigures {
	/** Summaries of the countries that are loaded. */
	summaries: CountrySummary[];
	currency: Currency;
	/** True if a country is not loaded yet. */
	isMissing: boolean;
	/** True while its figures are being fetched. */
	loading: boolean;
	/** Retries a failed request; null without a failure. */
	retry: (() => void) | null;
}

/**
 * The figures of the estimator's countries in the current currency. The page contains those of its countries, on the server, too. The
 * list of all countries is fetched when another country is selected.
 */
export function useLineFigures(countries: readonly string[]): LineFigures {
	const models = usePrices((state) => state.priceData);
	const currency = usePrices((state) => state.figuresCurrency);
	const storeLoading = usePrices((state) => state.loading);
	const storeFailed = usePrices((state) => state.failed);
	const [needsAll, setNeedsAll] = useState(false);
	const { data, failed, retry } = useSummaries(needsAll);
	const summaries = useMemo(() => {
		const pageSummaries = models.map((model) => summarize(model, currency));
		const pageCountries = new Set(pageSummaries.map(({ country }) => country));
		const all = data?.currency === currency ? data.summaries : [];
		return [...pageSummaries, ...all.filter(({ country }) => !pageCountries.has(country))];
	}, [models, currency, data]);
	const pricedCountries = new Set(summaries.map(({ country }) => country));
	// The list of all countries does not include those without a price.
	const isMissing =
		data?.currency !== currency && countries.some((country) => !pricedCountries.has(country));
	// Requests of the store and their failures are reported by `PricesStatus`.
	const isStorePending = storeLoading || storeFailed;
	if (isMissing && !isStorePending && !needsAll) setNeedsAll(true);
	return {
		summaries,
		currency,
		isMissing,
		loading: isMissing && !storeFailed && !failed,
		retry: isMissing && !isStorePending && failed ? retry : null,
	};
}
