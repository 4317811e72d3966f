import { useMemo } from 'react';
import { useLocale, useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { formatDate } from '../model/money';
import { summarise } from '../model/summary';
import type { CountrySummary } from '../model/summary-schema';
import { usePrices } from '../prices-provider';
import { ComparisonHead } from './comparison-head';
import { type ComparisonGroup, comparisonGroups, type PriceChannel } from './comparison-rows';
import { RangeFigure } from './price-figure';

interface Column {
	country: string;
	summary: CountrySummary | null;
}

function useColumns(): Column[] {
	const models = usePrices((state) => state.priceData);
	const countries = usePrices((state) => state.selectedCountries);
	const currency = usePrices((state) => state.figuresCurrency);
	return useMemo(
		() =>
			countries.map((country) => {
				const model = models.find(({ id }) => id === country);
				return { country, summary: model ? summarise(model, currency) : null };
			}),
		[models, countries, currency],
	);
}

/** A figure that is not there yet: a bar of its size, so that nothing moves when it comes. */
function Pending() {
	const { pricing } = useMessages();
	const loading = usePrices((state) => state.loading);
	return (
		<span className="inline-block">
			<span className="sr-only">{pricing.notLoaded}</span>
			<span
				aria-hidden="true"
				className={classNames(
					'inline-block h-[0.7em] w-16 bg-fg/10',
					loading && 'motion-safe:animate-pulse',
				)}
			/>
		</span>
	);
}

function Group({ group, columns }: { group: ComparisonGroup; columns: Column[] }) {
	const currency = usePrices((state) => state.figuresCurrency);
	return (
		<tbody>
			<tr>
				<th
					scope="rowgroup"
					colSpan={columns.length + 1}
					className="border-t-3 border-fg pt-4 pb-1 text-left text-lg font-bold"
				>
					<span className="sticky left-4">{group.label}</span>
				</th>
			</tr>
			{group.rows.map(({ id, label, hint, leading, figure }) => (
				<tr key={id} className="group/row">
					<th
						scope="row"
						className="sticky left-0 z-10 w-36 bg-surface py-2.5 pr-3 text-left align-baseline leading-snug font-normal sm:w-64"
					>
						{label}
						{hint && <span className="block text-xs text-muted">{hint}</span>}
					</th>
					{columns.map(({ country, summary }) => (
						<td
							key={country}
							className={classNames(
								'border-l border-line px-3 py-2.5 align-baseline sm:px-5',
								leading ? 'text-xl font-bold' : 'text-base',
							)}
						>
							{summary ? <RangeFigure range={figure(summary)} currency={currency} /> : <Pending />}
						</td>
					))}
				</tr>
			))}
		</tbody>
	);
}

function Dates({ columns }: { columns: Column[] }) {
	const { pricing } = useMessages();
	const locale = useLocale();
	return (
		<tfoot>
			<tr className="text-xs text-muted">
				<th
					scope="row"
					className="sticky left-0 z-10 border-t-3 border-fg bg-surface py-3 text-left font-normal"
				>
					{pricing.validFrom}
				</th>
				{columns.map(({ country, summary }) => (
					<td
						key={country}
						className="border-t-3 border-l border-line border-t-fg px-3 py-3 sm:px-5"
					>
						{summary?.validFrom ? formatDate(summary.validFrom, locale) : '–'}
					</td>
				))}
			</tr>
		</tfoot>
	);
}

/** The chosen countries side by side. */
export function ComparisonTable({ channel }: { channel: PriceChannel }) {
	const { pricing } = useMessages();
	const columns = useColumns();
	const currency = usePrices((state) => state.figuresCurrency);
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
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by key
		<section aria-label={caption} tabIndex={0} className="overflow-x-auto bg-surface px-4 sm:px-6">
			<table aria-busy={loading} className="w-full border-separate border-spacing-0 tabular-nums">
				<caption className="sr-only">{caption}</caption>
				<ComparisonHead countries={columns.map(({ country }) => country)} />
				{comparisonGroups(channel, pricing).map((group) => (
					<Group key={group.id} group={group} columns={columns} />
				))}
				<Dates columns={columns} />
			</table>
		</section>
	);
}
