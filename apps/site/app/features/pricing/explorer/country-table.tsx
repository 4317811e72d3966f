import type { Currency } from '@website/contracts/currencies';
import { useCallback, useMemo, useState } from 'react';
import { currencyName } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Spacer, useRowWindow } from '../tables/use-row-window';
import { usePrices } from '../use-prices';
import { type ExplorerRow, explorerColumns, type Sorting, sortRows } from './columns';
import { CountryRow } from './country-row';
import { OperatorRow } from './operator-row';
import { SortableHead } from './sortable-head';
import { useLines } from './use-lines';

interface CountryTableProps {
	rows: ExplorerRow[];
	query: string;
	currency: Currency;
}

/** A sortable table of all countries whose rows can be expanded. Only rows near the viewport are in the DOM. */
export function CountryTable({ rows, query, currency }: CountryTableProps) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const [sorting, setSorting] = useState<Sorting>({ column: 'country', descending: false });
	const [open, setOpen] = useState<string | null>(null);
	const selected = usePrices((state) => state.selectedCountries);
	const selectCountry = usePrices((state) => state.selectCountry);
	const removeCountry = usePrices((state) => state.removeCountry);
	const rcsCurrency = usePrices((state) => state.rcsCurrency);
	const rcsFailed = usePrices((state) => state.failed && !state.loading);

	const columns = useMemo(() => explorerColumns(pricing), [pricing]);
	const sorted = useMemo(() => sortRows(rows, columns, sorting), [rows, columns, sorting]);
	// If only one country has matching operators, it is expanded.
	const [firstRow, ...others] = sorted;
	const onlyMatch = firstRow?.matching && others.length === 0 ? firstRow.option.code : null;
	const expanded = open ?? onlyMatch;
	const lines = useLines(sorted, expanded, query);
	const { container, start, end } = useRowWindow(lines.length);

	const toggle = useCallback(
		// An empty string means that the visitor closed the row; null means that none was opened.
		(country: string) => setOpen(expanded === country ? '' : country),
		[expanded],
	);
	const compare = useCallback(
		(country: string) =>
			void (selected.includes(country) ? removeCountry(country) : selectCountry(country)),
		[selected, selectCountry, removeCountry],
	);

	return (
		<section
			ref={container}
			aria-label={pricing.explorerTitle}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by key
			tabIndex={0}
			className="relative h-[min(40rem,80vh)] overflow-auto bg-surface print:h-auto print:overflow-visible"
		>
			<table
				aria-rowcount={lines.length + 1}
				className="w-full min-w-4xl border-separate border-spacing-0 tabular-nums print:min-w-0 print:text-[0.5rem]"
			>
				<caption className="sr-only">{pricing.comparison(currencyName(currency, locale))}</caption>
				<SortableHead columns={columns} sorting={sorting} onSort={setSorting} />
				<tbody>
					<Spacer rows={start} />
					{lines
						.slice(start, end)
						.map((line, offset) =>
							line.kind === 'country' ? (
								<CountryRow
									key={line.key}
									row={line.row}
									columns={columns}
									currency={currency}
									index={start + offset + 2}
									compared={selected.includes(line.key)}
									open={expanded === line.key}
									onCompare={compare}
									onOpen={toggle}
								/>
							) : (
								<OperatorRow
									key={line.key}
									entry={line.entry}
									failed={rcsFailed}
									columns={columns}
									currency={rcsCurrency}
									index={start + offset + 2}
								/>
							),
						)}
					<Spacer rows={lines.length - end} />
				</tbody>
			</table>
		</section>
	);
}
