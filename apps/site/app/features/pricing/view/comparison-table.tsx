import { useMemo } from 'react';
import { useLocale, useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { SignalFlags } from '~/ui/signal-flags';
import { formatDate } from '../model/money';
import { summarise } from '../model/summary';
import type { CountrySummary } from '../model/summary-schema';
import { usePrices } from '../use-prices';
import { ComparisonHead } from './comparison-head';
import {
	type ComparisonGroup,
	type ComparisonRow,
	comparisonGroups,
	type PriceChannel,
} from './comparison-rows';
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

/** A price of every country. Narrow screens have its name above the figures, so that three countries fit. */
function Row({ row, columns }: { row: ComparisonRow; columns: Column[] }) {
	const currency = usePrices((state) => state.figuresCurrency);
	const { label, hint, leading, figure } = row;
	return (
		<>
			<tr className="sm:hidden">
				<th
					scope="rowgroup"
					colSpan={columns.length + 1}
					className="pt-2.5 text-left text-sm leading-snug font-normal"
				>
					<span className="sticky left-0 inline-block first-letter:uppercase">
						{label} <span className="text-xs text-muted">{hint}</span>
					</span>
				</th>
			</tr>
			<tr>
				<th
					scope="row"
					className="sticky left-0 z-10 w-64 bg-surface py-2.5 pr-3 text-left align-baseline leading-snug font-normal max-sm:hidden"
				>
					<span className="block first-letter:uppercase">{label}</span>
					{hint && <span className="block text-xs text-muted">{hint}</span>}
				</th>
				{columns.map(({ country, summary }) => (
					<td
						key={country}
						className={classNames(
							'border-line py-1 pr-2 align-baseline sm:border-l sm:px-5 sm:py-2.5',
							leading ? 'text-lg font-bold sm:text-2xl' : 'text-sm sm:text-base',
						)}
					>
						{summary ? <RangeFigure range={figure(summary)} currency={currency} /> : <Pending />}
					</td>
				))}
			</tr>
		</>
	);
}

function Group({ group, columns }: { group: ComparisonGroup; columns: Column[] }) {
	return (
		<tbody>
			<tr>
				<th
					scope="rowgroup"
					colSpan={columns.length + 1}
					className="border-t-3 border-fg pt-5 pb-2 text-left text-xl font-bold"
				>
					<span className="sticky left-0 inline-flex items-center gap-3">
						<SignalFlags text={group.flag} flagClassName="h-6 shadow-[0_0_0_1px_var(--line)]" />
						{group.label}
					</span>
				</th>
			</tr>
			{group.rows.map((row) => (
				<Row key={row.id} row={row} columns={columns} />
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
					className="sticky left-0 z-10 border-t-3 border-fg bg-surface py-3 text-left font-normal max-sm:hidden"
				>
					{pricing.validFrom}
				</th>
				{columns.map(({ country, summary }) => (
					<td
						key={country}
						className="border-t-3 border-line border-t-fg py-3 pr-2 sm:border-l sm:px-5"
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
			<table aria-busy={loading} className="w-full border-separate border-spacing-0">
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
