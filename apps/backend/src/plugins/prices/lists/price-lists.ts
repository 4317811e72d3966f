import { pricesTag } from '@website/contracts/cache-tags';
import { mccMncPattern } from '@website/contracts/operators';
import { rcsTypes } from '@website/contracts/rcs-types';
import type { CollectionSlug, PayloadRequest } from 'payload';
import * as column from '../../../platform/csv/columns.ts';
import type { CsvList, OpenList } from '../../../platform/csv/csv-list.ts';
import { csvProblems } from '../../../platform/csv/problem.ts';
import { type Row, type StoredRow, writeRows } from '../../../platform/database/write-rows.ts';
import { limits } from '../../../platform/limits.ts';
import { recordAuditEvent } from '../../audit-log/api.ts';
import { queueRevalidation } from '../../revalidation/api.ts';
import type { OperatorRow } from '../model/rows.ts';
import { amountNames } from '../model/stored-amounts.ts';
import * as priceColumn from './columns.ts';
import { createComparison } from './compare-amounts.ts';

export type ListSlug =
	| 'operators'
	| 'sms-prices'
	| 'subscription-prices'
	| 'rcs-prices'
	| 'email-price-tiers';

type Conversion = Pick<OpenList<Row, StoredRow>, 'toCells' | 'toRow'>;

interface ListDefinition {
	slug: ListSlug;
	columns: column.Column[];
	/** The stored fields that make a row unique. */
	key: string[];
	/** The fields of rows whose prices are comparable. Default: all rows are. */
	kind?: string[];
	/** Columns that identify a row in reports. Default: `key`. */
	names?: string[];
	/** Converts rows to cells and back. Default: the cells are the row. */
	convert?: (req: PayloadRequest) => Promise<Conversion>;
}

async function readAll<Stored>(req: PayloadRequest, collection: CollectionSlug) {
	const all = { pagination: false, limit: 0, req } as const;
	return (await req.payload.db.find<Stored>({ collection, ...all })).docs;
}

/** A file names an operator by its country and code. */
async function withOperators(req: PayloadRequest): Promise<Conversion> {
	const operators = await readAll<OperatorRow>(req, 'operators');
	const byCode = new Map(operators.map((row) => [`${row.countryIso} ${row.mccMnc}`, row]));
	const byId = new Map(operators.map((row) => [String(row.id), row]));
	return {
		toCells: ({ operator, ...rest }) => {
			const { countryIso: country, mccMnc, name } = byId.get(String(operator)) ?? {};
			return { country, mccMnc, operatorName: name, ...rest };
		},
		toRow: ({ country, mccMnc, ...rest }) => {
			const operator = byCode.get(`${country} ${mccMnc}`);
			if (operator) return { operator: operator.id, ...rest };
			const message = csvProblems.operator(String(country), String(mccMnc));
			return [{ column: 'mccMnc', message }];
		},
	};
}

const lists: readonly ListDefinition[] = [
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
	{
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
		convert: withOperators,
	},
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
		convert: async () => ({
			toCells: (row) => row,
			toRow: (row) =>
				typeof row.toVolume === 'number' && row.toVolume < Number(row.fromVolume)
					? [{ column: 'toVolume', message: csvProblems.range }]
					: row,
		}),
	},
];

const withoutTitle = ({ title: _virtual, ...row }: StoredRow): StoredRow => row;

/** Gives all rows the same columns, because a single statement inserts them. Columns missing in a row are null. */
function withSameColumns(rows: readonly Row[]): Row[] {
	const names = new Set(rows.flatMap((row) => Object.keys(row)));
	return rows.map((row) => Object.fromEntries([...names].map((name) => [name, row[name] ?? null])));
}

/** The list of a collection of prices as CSV. */
export function priceList(slug: ListSlug): CsvList<Row, StoredRow> & { slug: ListSlug } {
	const list = lists.find((one) => one.slug === slug);
	if (!list) throw new Error(`No price list ${slug}`);
	const open = async (req: PayloadRequest): Promise<OpenList<Row, StoredRow>> => {
		const stored = (await readAll<StoredRow>(req, slug)).map(withoutTitle);
		const conversion = await list.convert?.(req);
		return {
			stored,
			...(conversion ?? { toCells: (row) => row, toRow: (cells) => cells }),
			compare: (changes) =>
				createComparison(
					list,
					stored,
					changes.map(({ row }) => row),
				),
			write: async (changes) => {
				if (changes.length === 0) return;
				const inserts = changes.flatMap(({ row, before }) => (before ? [] : [row]));
				const updates = changes.flatMap(({ row, before }) =>
					before ? [{ ...before, ...row, id: before.id }] : [],
				);
				await writeRows(req, slug, { inserts: withSameColumns(inserts), updates });
				await queueRevalidation(req, [pricesTag]);
				await recordAuditEvent(req, {
					action: 'pricesImported',
					place: slug,
					details: `+${inserts.length}, ~${updates.length}`,
				});
			},
		};
	};
	return { ...list, maxLines: limits.prices.importLines, open };
}
