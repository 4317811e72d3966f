import type { CollectionConfig, PayloadRequest } from 'payload';
import { listEndpoints } from '../../../access/lists/list-endpoints.ts';
import type { Column } from '../../../platform/csv/columns.ts';
import type { CsvList, OpenList } from '../../../platform/csv/csv-list.ts';
import { type Row, type StoredRow, writeRows } from '../../../platform/database/write-rows.ts';
import { limits } from '../../../platform/limits.ts';
import { group, keepVersions } from '../collections/fields.ts';
import { priceHooks } from '../hooks.ts';
import { columnOf } from './columns.ts';
import { createComparison } from './compare-amounts.ts';
import { finishImport, undoImport } from './undo-import.ts';
import { type Conversion, type ListSlug, readAll } from './with-operators.ts';

/** A collection of prices, and its list as CSV. */
export interface PriceList
	extends Pick<CollectionConfig, 'labels' | 'admin' | 'defaultSort' | 'hooks' | 'fields'> {
	slug: ListSlug;
	/** The fields that make a row unique. */
	key: string[];
	/** The fields of rows whose prices are comparable. Default: all rows are. */
	kind?: string[];
	/** The columns of the file: fields, or columns of its own. */
	columns: (string | Column)[];
	/** Columns that identify a row in reports. Default: `key`. */
	names?: string[];
	/** Converts rows to cells and back. Default: the cells are the row. */
	convert?: (req: PayloadRequest) => Promise<Conversion>;
}

const withoutTitle = ({ title: _virtual, ...row }: StoredRow): StoredRow => row;

/** Gives all rows the same columns, because a single statement inserts them. Columns missing in a row are null. */
function withSameColumns(rows: readonly Row[]): Row[] {
	const names = new Set(rows.flatMap((row) => Object.keys(row)));
	return rows.map((row) => Object.fromEntries([...names].map((name) => [name, row[name] ?? null])));
}

type CsvPriceList = CsvList<Row, StoredRow> & { slug: ListSlug };

/** The list of a collection of prices as CSV. */
export function priceCsvList(list: PriceList): CsvPriceList {
	const { slug } = list;
	const named = list.fields.flatMap((field) => (field.type === 'row' ? field.fields : field));
	const columns = list.columns.map((column) => {
		if (typeof column !== 'string') return column;
		return columnOf(
			column,
			named.find((field) => 'name' in field && field.name === column),
		);
	});
	const open = async (req: PayloadRequest): Promise<OpenList<Row, StoredRow>> => {
		const stored = (await readAll<StoredRow>(req, slug)).map(withoutTitle);
		const conversion = await list.convert?.(req);
		return {
			stored,
			...(conversion ?? { toCells: (row) => row, toRow: (cells) => cells }),
			compare: (changes) =>
				createComparison(
					{ ...list, columns },
					stored,
					changes.map(({ row }) => row),
				),
			write: async (changes, at) => {
				if (changes.length === 0) return;
				const inserts = changes.flatMap(({ row, before }) => (before ? [] : [row]));
				const updates = changes.flatMap(({ row, before }) =>
					before ? [{ ...before, ...row, id: before.id }] : [],
				);
				await writeRows(req, slug, { inserts: withSameColumns(inserts), updates }, at);
				await finishImport(req, slug, `+${inserts.length}, ~${updates.length}`);
			},
		};
	};
	const undo = (req: PayloadRequest, at: string) => undoImport(req, slug, at);
	return { ...list, columns, maxLines: limits.prices.importLines, undo, open };
}

/** The collection of a price list, with its import and export. */
export function priceCollection(list: PriceList): CollectionConfig {
	const { slug, labels, admin, defaultSort, hooks, fields, key } = list;
	return {
		slug,
		labels,
		admin: {
			group,
			components: { beforeListTable: ['/access/lists/csv-panel.tsx#CsvPanel'] },
			...admin,
		},
		...(defaultSort ? { defaultSort } : {}),
		endpoints: listEndpoints(priceCsvList(list)),
		versions: keepVersions,
		hooks: { ...priceHooks, ...hooks },
		indexes: [{ fields: key, unique: true }],
		fields,
	};
}
