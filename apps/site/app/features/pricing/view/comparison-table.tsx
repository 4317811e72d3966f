import { useMemo, useState } from 'react';
import { useMessages } from '~/i18n/context';
import { summarise } from '../model/summary';
import type { CountrySummary } from '../model/summary-schema';
import { usePrices } from '../use-prices';
import { type Column, ComparisonDates, ComparisonGroupRows } from './comparison-body';
import { ComparisonHead } from './comparison-head';
import { comparisonGroups, type PriceChannel } from './comparison-rows';
import { EuroReferenceSwitch } from './euro-reference-switch';
import { useEuroReference } from './use-euro-reference';

function useColumns(euros: ReadonlyMap<string, CountrySummary>): Column[] {
	const models = usePrices((state) => state.priceData);
	const countries = usePrices((state) => state.selectedCountries);
	const currency = usePrices((state) => state.figuresCurrency);
	return useMemo(
		() =>
			countries.map((country) => {
				const model = models.find(({ id }) => id === country);
				return {
					country,
					summary: model ? summarise(model, currency) : null,
					euros: euros.get(country) ?? null,
				};
			}),
		[models, countries, currency, euros],
	);
}

/** The chosen countries side by side. */
export function ComparisonTable({ channel }: { channel: PriceChannel }) {
	const { pricing } = useMessages();
	const currency = usePrices((state) => state.figuresCurrency);
	const [wantsEuros, setWantsEuros] = useState(false);
	const offersEuros = currency !== 'EUR';
	const columns = useColumns(useEuroReference(offersEuros && wantsEuros));
	const loading = usePrices((state) => state.loading);
	const caption = pricing.comparison(pricing.currencyNames[currency]);
	if (columns.length === 0) {
		return (
			<div className="bg-surface px-6 py-16 text-center">
				<p className="text-xl font-bold">{pricing.emptyTitle}</p>
				<p className="mt-2 text-muted">{pricing.emptyText}</p>
			</div>
		);
	}
	return (
		<>
			<section
				aria-label={caption}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by key
				tabIndex={0}
				className="relative w-fit max-w-full overflow-x-auto bg-surface px-4 sm:px-6"
			>
				<table aria-busy={loading} className="border-separate border-spacing-0 tabular-nums">
					<caption className="sr-only">{caption}</caption>
					<ComparisonHead countries={columns.map(({ country }) => country)} />
					{comparisonGroups(channel, pricing).map((group) => (
						<ComparisonGroupRows key={group.id} group={group} columns={columns} />
					))}
					<ComparisonDates columns={columns} />
				</table>
			</section>
			{offersEuros && <EuroReferenceSwitch isOn={wantsEuros} onChange={setWantsEuros} />}
		</>
	);
}
