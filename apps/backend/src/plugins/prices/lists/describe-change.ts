import type { ImportChange } from '../../../platform/csv/import-report.ts';
import { isAmount } from '../model/amount.ts';
import { amountColumns } from './compare-amounts.ts';
import type { Lookups } from './lookups.ts';
import { changedFields, type RowChange } from './plan.ts';
import type { PriceList } from './price-lists.ts';

/** The change of an amount in percent, rounded to a tenth; null if it cannot be computed. */
const percentChange = (from: unknown, to: unknown): number | null =>
	isAmount(from) && isAmount(to) && from > 0 ? Math.round(((to - from) / from) * 1000) / 10 : null;

/** Describes changes of a list for the preview of an import. The amounts of a new row are compared with the former price of its item. */
export function describeChange(
	list: PriceList,
	lookups: Lookups,
	language: string,
): (change: RowChange) => ImportChange {
	const { cells, columns, key, names = key } = list;
	const amounts = new Set(amountColumns(list));
	const toCells = (row: RowChange['row']) => cells?.(row, lookups) ?? row;
	return ({ line, row, before, former, marked }) => {
		const newCells = toCells({ ...before, ...row });
		const oldCells = before ? toCells(before) : {};
		const changedNames = new Set(changedFields(row, before));
		/** The former value of a cell: of the stored row, or for the amounts of a new row of its item. */
		const oldCell = (name: string) => (amounts.has(name) ? former?.[name] : oldCells[name]);
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
						!names.includes(name) &&
						(marked.includes(name) ||
							(changedNames.has(name) && (before || isAmount(newCells[name]) || newCells[name]))),
				)
				.map(({ name, display }) => ({
					column: name,
					from: before || amounts.has(name) ? display(oldCell(name), language) : '',
					to: display(newCells[name], language),
					percent: percentChange(oldCell(name), newCells[name]),
					needsReview: marked.includes(name),
				})),
		};
	};
}
