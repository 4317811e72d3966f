import type { PayloadRequest } from 'payload';
import { writeList } from '../../../platform/csv/write-csv.ts';
import type { StoredRow } from '../../../platform/database/write-rows.ts';
import { loadLookups } from './lookups.ts';
import type { PriceList } from './price-lists.ts';

/**
 * Exports a price list as CSV, sorted by its required columns; with `excel` in the form that Excel opens in the interface's language.
 * Importing the file again changes nothing.
 */
export async function exportList(
	req: PayloadRequest,
	list: PriceList,
	excel = false,
): Promise<string> {
	const { language } = req.i18n;
	const lookups = await loadLookups(req);
	const { docs } = await req.payload.db.find<StoredRow>({
		collection: list.slug,
		pagination: false,
		limit: 0,
		req,
	});
	const rows = docs.map((row) => {
		const cells = list.cells ? list.cells(row, lookups) : row;
		return list.columns.map(({ name, write, writeForExcel }) =>
			excel && writeForExcel ? writeForExcel(cells[name], language) : write(cells[name]),
		);
	});
	const key = list.columns.flatMap(({ required }, index) => (required ? [index] : []));
	const sortKey = (row: string[]) => key.map((index) => row[index]).join('\u0000');
	const sorted = rows
		.map((row) => ({ row, key: sortKey(row) }))
		.sort((a, b) => (a.key < b.key ? -1 : 1))
		.map(({ row }) => row);
	return writeList([list.columns.map(({ name }) => name), ...sorted], excel ? language : null);
}
