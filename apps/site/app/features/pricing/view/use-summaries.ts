import { useCallback, useEffect, useState } from 'react';
import type { Currency } from '../model/currency';
import type { CountrySummary } from '../model/summary-schema';
import { pricesClient } from '../prices-client';
import { usePrices } from '../use-prices';

interface Loaded {
	currency: Currency;
	summaries: CountrySummary[];
}

export interface Summaries {
	/** Figures of all countries; the ones before until those of a new currency have come. Null before the first. */
	loaded: Loaded | null;
	failed: boolean;
	retry: () => void;
}

/** Figures of all countries in the shown currency, fetched when a component that needs them is shown. */
export function useSummaries(): Summaries {
	const currency = usePrices((state) => state.figuresCurrency);
	const [loaded, setLoaded] = useState<Loaded | null>(null);
	const [failed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same again
	useEffect(() => {
		const controller = new AbortController();
		setFailed(false);
		pricesClient.summaries(currency, controller.signal).then(
			(summaries) => {
				if (!controller.signal.aborted) setLoaded({ currency, summaries });
			},
			(error: unknown) => {
				if (controller.signal.aborted) return;
				console.warn('Failed to fetch price data:', error);
				setFailed(true);
			},
		);
		return () => controller.abort();
	}, [currency, attempt]);

	const retry = useCallback(() => setAttempt((count) => count + 1), []);
	return { loaded, failed, retry };
}
