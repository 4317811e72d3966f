import { mccMncPattern } from '@website/contracts/operators';
import { rcsTypes } from '@website/contracts/rcs-types';
import * as column from '../../../platform/csv/columns.ts';
import { csvProblems, type Problem } from '../../../platform/csv/problem.ts';
import type { Row } from '../../../platform/database/write-rows.ts';
import { amountNames } from '../model/stored-amounts.ts';
import * as priceColumn from './columns.ts';
import type { Lookups } from './lookups.ts';

export type ListSlug =
	| 'operators'
	| 'sms-prices'
	| 'subscription-prices'
	| 'rcs-prices'
	| 'email-price-tiers';

type Cells = Record<string, column.Cell>;
type CellProblem = Omit<Problem, 'line'>;

/** A price list as a table: its columns, and the stored fields that make a row unique. */
export interface PriceList {
	slug: ListSlug;
	columns: column.Column<Lookups>[];
	key: string[];
	/** The fields of rows whose prices are comparable. Default: all rows are. */
	kind?: string[];
	/** Columns that identify a row in reports. Default: `key`. */
	names?: string[];
	/** Converts the cells of a line to a stored row. Default: the cells are the row. */
	toRow?: (cells: Cells, lookups: Lookups) => Row | CellProblem;
	/** Converts a stored row to cells. Default: its fields are the cells. */
	cells?: (row: Row, lookups: Lookups) => Row;
	/** A problem in the combination of several cells. */
	validate?: (row: Row) => CellProblem | undefined;
}

const rcsList: PriceList = {
	slug: 'rcs-prices',
	columns: [
		priceColumn.country('country'),
		column.code('mccMnc', mccMncPattern, '23801'),
		column.information('operatorName'),
		column.choice('type', rcsTypes),
		...amountNames().map(priceColumn.amount),
		priceColumn.day('validFrom'),
		column.yesNo('announced'),
		column.text('note'),
	],
	key: ['operator', 'type', 'validFrom'],
	kind: ['type'],
	names: ['country', 'mccMnc', 'operatorName', 'type', 'validFrom'],
	toRow: ({ country, mccMnc, ...rest }, lookups) => {
		const operator = lookups.operator(String(country), String(mccMnc));
		if (operator) return { operator: operator.id, ...rest };
		return { column: 'mccMnc', message: csvProblems.operator(String(country), String(mccMnc)) };
	},
	cells: ({ operator, ...rest }, lookups) => {
		const match = lookups.operatorById(operator);
		return {
			country: match?.countryIso,
			mccMnc: match?.mccMnc,
			operatorName: match?.name,
			...rest,
		};
	},
};

const lists: PriceList[] = [
	{
		slug: 'operators',
		columns: [
			priceColumn.country('countryIso'),
			column.code('mccMnc', mccMncPattern, '23801'),
			column.text('name', true, 200),
			column.text('region', false, 200),
			column.text('note'),
		],
		key: ['countryIso', 'mccMnc'],
	},
	{
		slug: 'sms-prices',
		columns: [
			priceColumn.country('country'),
			...amountNames(['', 'Premium']).map(priceColumn.amount),
			priceColumn.day('validFrom'),
			column.yesNo('announced'),
			column.text('note'),
		],
		key: ['country', 'validFrom'],
	},
	{
		slug: 'subscription-prices',
		columns: [
			priceColumn.country('country'),
			column.choice('kind', ['keyword', 'number']),
			...amountNames(['', 'Fee']).map(priceColumn.amount),
			priceColumn.day('validFrom'),
			column.yesNo('announced'),
			column.text('note'),
		],
		key: ['country', 'kind', 'validFrom'],
		kind: ['kind'],
	},
	rcsList,
	{
		slug: 'email-price-tiers',
		columns: [
			column.code('code', /^[a-z0-9]+(-[a-z0-9]+)*$/, 'starter'),
			column.text('name', true, 200),
			column.count('fromVolume', true),
			column.count('toVolume', false),
			...amountNames().map(priceColumn.amount),
			column.choice('unit', ['EMAIL', 'THOUSAND_EMAILS', 'MONTH']),
			column.yesNo('withdrawn'),
			priceColumn.day('validFrom'),
			column.yesNo('announced'),
			column.text('note'),
		],
		key: ['code', 'validFrom'],
		kind: ['unit'],
		validate: ({ fromVolume, toVolume }) =>
			typeof toVolume === 'number' && toVolume < Number(fromVolume)
				? { column: 'toVolume', message: csvProblems.range }
				: undefined,
	},
];

export function priceList(slug: ListSlug): PriceList {
	const match = lists.find((list) => list.slug === slug);
	if (!match) throw new Error(`No price list ${slug}`);
	return match;
}
