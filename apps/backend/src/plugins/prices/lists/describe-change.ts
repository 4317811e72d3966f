import type { ImportChange } from '../../../platform/csv/import-report.ts';
import { isAmount } from '../model/amount.ts';
import type { Lookups } from './lookups.ts';
import { changedFields, type RowChange } from './plan.ts';
import type { PriceList } from './price-lists.ts';

/** The change of an amount in percent, rounded to a tenth; null if it cannot be computed. */
const percentChange = (from: unknown, to: unknown): number | null =>
	isAmount(from) && isAmount(to) && from > 0 ? Math.round(((to - from) / from) * 1000) / 10 : null;

/** A larger change of an amount, in percent, is marked in the preview. */
const largeChange = 25;

/** True if an amount becomes empty, or changes by more than `largeChange`; a price that was free changes by more than any percentage. */
const needsReview = (from: unknown, to: unknown): boolean =>
	isAmount(from) && (!isAmount(to) || Math.abs(to - from) * 100 > from * largeChange);

/** Describes changes of a list for the preview of an import. */
export function describeChange(
	{ cells, columns, key, names = key }: PriceList,
	lookups: Lookups,
	language: string,
): (change: RowChange) => ImportChange {
	const amounts = new Set(
		columns.filter(({ writeForExcel }) => writeForExcel).map(({ name }) => name),
	);
	const toCells = (row: RowChange['row']) => cells?.(row, lookups) ?? row;
	return ({ line, row, before }) => {
		const newCells = toCells({ ...before, ...row });
		const oldCells = before ? toCells(before) : {};
		const changedNames = new Set(changedFields(row, before));
		return {
			line,
			isNew: !before,
			name: columns
				.filter(({ name }) => names.includes(name))
				.map(({ name, display }) => display(newCells[name], language))
				.join(' · '),
			cells: columns
				.filter(
					({ name }) =>
						changedNames.has(name) && !names.includes(name) && (before || newCells[name]),
				)
				.map(({ name, display }) => ({
					column: name,
					from: before ? display(oldCells[name], language) : '',
					to: display(newCells[name], language),
					percent: percentChange(oldCells[name], newCells[name]),
					needsReview: amounts.has(name) && needsReview(oldCells[name], newCells[name]),
				})),
		};
	};
}
