import type { Currency } from '@website/contracts/currencies';
import { type ReactNode, useCallback } from 'react';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { useMessages } from '~/i18n/context';
import { Button } from '~/ui/actions/button';
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

interface SummariesStatusProps {
	loading: boolean;
	/** Retries a failed request; null without a failure. */
	retry: (() => void) | null;
}

/** Shows that figures are being fetched, or an error with a retry button. */
export function SummariesStatus({ loading, retry }: SummariesStatusProps) {
	const { pricing } = useMessages();
	return (
		<>
			{retry && (
				<div role="alert" className="theme-secondary mb-6 bg-canvas px-5 py-4 text-fg">
					<p className="mb-3 font-bold">{pricing.failed}</p>
					<Button onClick={retry} look="secondary">
						{pricing.retry}
					</Button>
				</div>
			)}
			{loading && (
				<p role="status" className="pb-6 text-muted">
					{pricing.loading} …
				</p>
			)}
		</>
	);
}

/** Renders its children with the figures of all countries, or a loading or error state. */
export function SummariesGate({ children }: { children: (figures: Summaries) => ReactNode }) {
	const { data, failed, retry } = useSummaries();
	return (
		<>
			<SummariesStatus loading={!data && !failed} retry={failed ? retry : null} />
			{data ? children(data) : <div className="min-h-96" />}
		</>
	);
}
