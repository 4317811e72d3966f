import type { ImportChange } from '../../../platform/csv/import-report.ts';
import { isAmount } from '../money/amount.ts';
import type { Lookups } from './lookups.ts';
import { changedFields, type RowChange } from './plan.ts';
import type { PriceList } from './price-lists.ts';

/** By how much an amount rises or falls, to a tenth of a percent. */
const percentOf = (from: unknown, to: unknown): number | null =>
	isAmount(from) && isAmount(to) && from > 0 ? Math.round(((to - from) / from) * 1000) / 10 : null;

/** Describes changes of a list for the people who are about to make them. */
export function describeChange(
	{ cells, columns, key, names = key }: PriceList,
	lookups: Lookups,
	language: string,
): (change: RowChange) => ImportChange {
	const cellsOf = (row: RowChange['row']) => cells?.(row, lookups) ?? row;
	return ({ line, row, before }) => {
		const now = cellsOf({ ...before, ...row });
		const then = before ? cellsOf(before) : {};
		const changed = new Set(changedFields(row, before));
		return {
			line,
			isNew: !before,
			name: columns
				.filter(({ name }) => names.includes(name))
				.map(({ name, display }) => display(now[name], language))
				.join(' · '),
			cells: columns
				.filter(({ name }) => changed.has(name) && !names.includes(name) && (before || now[name]))
				.map(({ name, display }) => ({
					column: name,
					from: before ? display(then[name], language) : '',
					to: display(now[name], language),
					percent: percentOf(then[name], now[name]),
				})),
		};
	};
}
