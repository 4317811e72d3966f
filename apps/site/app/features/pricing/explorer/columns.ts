import { rcsTypes } from '@website/contracts/rcs-types';
import { compare, type PriceRange } from '#shared/prices/decimal.ts';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import type { PricingMessages } from '~/i18n/messages/pricing/en';
import type { CountryOption } from '../countries/country-options';

export interface ExplorerRow {
	option: CountryOption;
	summary: CountrySummary;
	/** Number of operators that match the search, if the country's name does not match it. */
	matching?: number;
}

export interface ExplorerColumn {
	id: string;
	label: string;
	hint: string;
	figure: (summary: CountrySummary) => PriceRange | null;
}

export interface Sorting {
	column: string;
	descending: boolean;
}

const prices = ['sms', 'smsPremium', 'number', 'keyword'] as const;

/** The price columns of the table. */
export function explorerColumns(words: PricingMessages): ExplorerColumn[] {
	const labels = {
		sms: [words.sms, words.smsStandard],
		smsPremium: [words.sms, words.smsPremium],
		number: [words.number, words.monthly],
		keyword: [words.keyword, words.monthly],
	} as const;
	const [sms, premium, number, keyword] = prices.map(
		(key): ExplorerColumn => ({
			id: key,
			label: labels[key][0],
			hint: labels[key][1],
			figure: ({ [key]: price }) => price && { min: price, max: price },
		}),
	);
	const rcs = rcsTypes.map(
		(type): ExplorerColumn => ({
			id: type,
			label: words.rcs,
			hint: words.rcsTypes[type],
			figure: (summary) => summary.rcs[type],
		}),
	);
	return [sms, premium, ...rcs, number, keyword].filter((column) => column !== undefined);
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
