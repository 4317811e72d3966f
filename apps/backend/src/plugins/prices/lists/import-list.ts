import { pricesTag } from '@website/contracts/cache-tags';
import type { PayloadRequest } from 'payload';
import type { ImportOptions, ImportReport } from '../../../platform/csv/import-report.ts';
import { readCsv } from '../../../platform/csv/read-csv.ts';
import { isWriting, reportImport } from '../../../platform/csv/report-import.ts';
import { type Row, type StoredRow, writeRows } from '../../../platform/database/write-rows.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { recordAuditEvent } from '../../audit-log/api.ts';
import { queueRevalidation } from '../../revalidation/api.ts';
import { describeChange } from './describe-change.ts';
import { loadLookups } from './lookups.ts';
import { planImport, type RowChange } from './plan.ts';
import type { PriceList } from './price-lists.ts';

const withoutTitle = ({ title: _virtual, ...row }: StoredRow & { title?: unknown }): StoredRow =>
	row;

/** Gives all rows the same columns, because a single statement inserts them. Columns missing in a row are null. */
function withSameColumns(rows: readonly Row[]): Row[] {
	const names = new Set(rows.flatMap((row) => Object.keys(row)));
	return rows.map((row) => Object.fromEntries([...names].map((name) => [name, row[name] ?? null])));
}

async function apply(
	req: PayloadRequest,
	list: PriceList,
	changes: readonly RowChange[],
): Promise<void> {
	if (changes.length === 0) return;
	const inserts = changes.flatMap(({ row, before }) => (before ? [] : [row]));
	const updates = changes.flatMap(({ row, before }) =>
		before ? [{ ...before, ...row, id: before.id }] : [],
	);
	await writeRows(req, list.slug, { inserts: withSameColumns(inserts), updates });
	await queueRevalidation(req, [pricesTag]);
	await recordAuditEvent(req, {
		action: 'pricesImported',
		place: list.slug,
		details: `+${inserts.length}, ~${updates.length}`,
	});
}

/** Imports a price list in one transaction: all lines or none. A dry run only reports the changes. */
export async function importList(
	req: PayloadRequest,
	list: PriceList,
	bytes: Uint8Array,
	options: ImportOptions,
): Promise<ImportReport> {
	return inTransaction(req, async () => {
		const { lines, problems } = await readCsv(bytes, list.columns);
		const { docs } = await req.payload.db.find<StoredRow>({
			collection: list.slug,
			pagination: false,
			limit: 0,
			req,
		});
		const lookups = await loadLookups(req);
		const comparison = await planImport(list, lines, docs.map(withoutTitle), lookups);
		const plan = {
			...comparison,
			problems: [...problems, ...comparison.problems].sort((a, b) => a.line - b.line),
		};
		if (isWriting(options, plan)) await apply(req, list, plan.changes);
		return reportImport(
			req,
			{
				list: list.slug,
				lines: lines.length,
				plan,
				isNew: ({ before }) => !before,
				describe: describeChange(list, lookups, req.i18n.language),
			},
			options,
		);
	});
}
