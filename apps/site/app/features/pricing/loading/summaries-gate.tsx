import type { Currency } from '@website/contracts/currencies';
import type { ReactNode } from 'react';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { useMessages } from '~/i18n/context';
import { Button } from '~/ui/actions/button';
import { useSummaries } from './use-summaries';

interface SummariesGateProps {
	children: (figures: { summaries: CountrySummary[]; currency: Currency }) => ReactNode;
}

/** Shows its children with the figures of all countries, or that they are being fetched, or that it failed. */
export function SummariesGate({ children }: SummariesGateProps) {
	const { pricing } = useMessages();
	const { loaded, failed, retry } = useSummaries();
	return (
		<>
			{failed && (
				<div role="alert" className="theme-yellow mb-6 bg-canvas px-5 py-4 text-fg">
					<p className="mb-3 font-bold">{pricing.failed}</p>
					<Button onClick={retry} look="secondary">
						{pricing.retry}
					</Button>
				</div>
			)}
			{loaded && children(loaded)}
			{!loaded && !failed && (
				<p role="status" className="min-h-96 py-6 text-muted">
					{pricing.loading} …
				</p>
			)}
		</>
	);
}
