import { rcsTypes } from '@website/contracts/rcs-types';
import { compare, exactly } from '#shared/prices/decimal.ts';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import type { PricingMessages } from '~/i18n/messages/pricing/en';
import type { ComparisonRow } from '../comparison/comparison-rows';
import type { CountryOption } from '../countries/country-options';

export interface ExplorerRow {
	option: CountryOption;
	summary: CountrySummary;
	/** Number of operators that match the search, if the country's name does not match it. */
	matching?: number;
}

export type ExplorerColumn = Omit<ComparisonRow, 'leading'>;

export interface Sorting {
	column: string;
	descending: boolean;
}

/** The price columns of the table. */
export function explorerColumns(words: PricingMessages): ExplorerColumn[] {
	const column = (
		id: 'sms' | 'smsPremium' | 'number' | 'keyword',
		label: string,
		hint: string,
	): ExplorerColumn => ({ id, label, hint, figure: (summary) => exactly(summary[id]) });
	const rcs = rcsTypes.map(
		(type): ExplorerColumn => ({
			id: type,
			label: words.rcs,
			hint: words.rcsTypes[type],
			figure: (summary) => summary.rcs[type],
		}),
	);
	return [
		column('sms', words.sms, words.smsStandard),
		column('smsPremium', words.sms, words.smsPremium),
		...rcs,
		column('number', words.number, words.monthly),
		column('keyword', words.keyword, words.monthly),
	];
}

/** Sorts rows; those without a price are last in both directions. */
export function sortRows(
	rows: readonly ExplorerRow[],
	columns: readonly ExplorerColumn[],
	{ column, descending }: Sorting,
): ExplorerRow[] {
	const sortColumn = columns.find(({ id }) => id === column);
	const direction = descending ? -1 : 1;
	if (!sortColumn) return descending ? rows.toReversed() : [...rows];
	return rows.toSorted((a, b) => {
		const [left, right] = [sortColumn.figure(a.summary), sortColumn.figure(b.summary)];
		if (!left || !right) return Number(!left) - Number(!right);
		return direction * compare(left.min, right.min);
	});
}
