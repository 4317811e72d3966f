import type { Currency } from '@website/contracts/currencies';
import { useMemo, useState } from 'react';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { summarize } from '#shared/prices/summary.ts';
import { useSummaries } from '../loading/use-summaries';
import { usePrices } from '../use-prices';

export interface LineFigures {
	/** Of the countries that are known so far. */
	summaries: CountrySummary[];
	currency: Currency;
	/** Whether a country is not known yet. */
	isMissing: boolean;
	/** Whether its figures are on their way. */
	loading: boolean;
	/** Retries a failed request; null without a failure. */
	retry: (() => void) | null;
}

/**
 * The figures of the estimator's countries, in the shown currency. Those of the page are at hand, on the server too; the list of all
 * countries is fetched once a country is asked for that is not among them.
 */
export function useLineFigures(countries: readonly string[]): LineFigures {
	const models = usePrices((state) => state.priceData);
	const currency = usePrices((state) => state.figuresCurrency);
	const busy = usePrices((state) => state.loading);
	const storeFailed = usePrices((state) => state.failed);
	const [needsAll, setNeedsAll] = useState(false);
	const { loaded, failed, retry } = useSummaries(needsAll);
	const summaries = useMemo(() => {
		const own = models.map((model) => summarize(model, currency));
		const there = new Set(own.map(({ country }) => country));
		const all = loaded?.currency === currency ? loaded.summaries : [];
		return [...own, ...all.filter(({ country }) => !there.has(country))];
	}, [models, currency, loaded]);
	const pricedCountries = new Set(summaries.map(({ country }) => country));
	// The list of all countries leaves out those without any price.
	const isMissing =
		loaded?.currency !== currency && countries.some((country) => !pricedCountries.has(country));
	// What the store fetches, or failed to, comes from the store and is said of it (`PricesStatus`).
	const isStores = busy || storeFailed;
	if (isMissing && !isStores && !needsAll) setNeedsAll(true);
	return {
		summaries,
		currency,
		isMissing,
		loading: isMissing && !storeFailed && !failed,
		retry: isMissing && !isStores && failed ? retry : null,
	};
}
