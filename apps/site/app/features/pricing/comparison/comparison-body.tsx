import type { CountrySummary } from '#shared/prices/price-model.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { formatDate } from '~/i18n/format-date';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { classNames } from '~/ui/class-names';
import { RangeFigure } from '../amounts/price-figure';
import { usePrices } from '../use-prices';
import type { ComparisonGroup, ComparisonRow } from './comparison-rows';

/** A selected country and its prices, null until loaded; `euros` has them in euro if the visitor has switched that on. */
export interface Column {
	country: string;
	summary: CountrySummary | null;
	euros: CountrySummary | null;
}

/** Placeholder for a price that is not loaded yet, of the same size, so that the layout does not shift. */
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

/** One price for every country. Narrow screens show its name above the figures, so that three countries fit. */
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
					className="sticky left-0 z-10 w-44 min-w-44 bg-surface py-2.5 pr-3 text-left align-baseline leading-snug font-normal max-sm:hidden lg:w-64 lg:min-w-64 print:static print:w-auto print:min-w-0 print:text-sm"
				>
					<span className="block first-letter:uppercase">{label}</span>
					{hint && <span className="block text-xs text-muted">{hint}</span>}
				</th>
				{columns.map(({ country, summary, euros }) => (
					<td
						key={country}
						className={classNames(
							'border-line py-1 pr-2 align-baseline sm:border-l sm:px-3 sm:py-2.5 lg:px-5 print:px-2',
							leading
								? 'text-lg font-bold lg:text-2xl print:text-base'
								: 'text-sm sm:text-base print:text-sm',
						)}
					>
						{summary ? <RangeFigure range={figure(summary)} currency={currency} /> : <Pending />}
						{euros && figure(euros) && (
							<span className="block text-xs font-normal text-muted">
								<RangeFigure range={figure(euros)} currency="EUR" />
							</span>
						)}
					</td>
				))}
			</tr>
		</>
	);
}

/** Rows of one kind of price, headed by the signal flag of its letter. */
export function ComparisonGroupRows({
	group,
	columns,
}: {
	group: ComparisonGroup;
	columns: Column[];
}) {
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

export function ComparisonDates({ columns }: { columns: Column[] }) {
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
						className="border-t-3 border-line border-t-fg py-3 pr-2 sm:border-l sm:px-3 lg:px-5"
					>
						{summary?.validFrom ? formatDate(summary.validFrom, locale) : '–'}
					</td>
				))}
			</tr>
		</tfoot>
	);
}
