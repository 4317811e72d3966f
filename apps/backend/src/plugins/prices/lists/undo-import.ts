import { pricesTag } from '@website/contracts/cache-tags';
import { NotFound, type PayloadRequest } from 'payload';
import type { ImportUndo } from '../../../platform/csv/import-report.ts';
import { type Row, type StoredRow, writeRows } from '../../../platform/database/write-rows.ts';
import { limits } from '../../../platform/limits.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { recordAuditEvent, undoneDetails } from '../../audit-log/api.ts';
import { queueRevalidation } from '../../revalidation/api.ts';
import { type ListSlug, readAll } from './with-operators.ts';

const isoTime = (value: unknown) => new Date(String(value)).toISOString();

/** Publishes imported or restored rows, and records who did it. */
export async function finishImport(req: PayloadRequest, slug: ListSlug, details: string) {
	await queueRevalidation(req, [pricesTag]);
	await recordAuditEvent(req, { action: 'pricesImported', place: slug, details });
}

/** The newest versions of rows from before a time, by the id of the row. */
async function formerRows(req: PayloadRequest, slug: ListSlug, rows: StoredRow[], at: string) {
	const { docs } = await req.payload.db.findVersions<Row>({
		collection: slug,
		where: {
			and: [{ parent: { in: rows.map(({ id }) => id) } }, { createdAt: { less_than: at } }],
		},
		sort: 'createdAt',
		pagination: false,
		req,
	});
	return new Map(docs.map(({ parent, version }) => [String(parent), version]));
}

/**
 * Undoes an import of prices: deletes its new rows, and restores the former versions of the changed ones. The time of the import identifies
 * its rows: those with another time were changed since and stay as they are, as do operators that have RCS prices.
 *
 * @throws 404 if nothing was imported at that time.
 */
export async function undoImport(
	req: PayloadRequest,
	slug: ListSlug,
	at: string,
): Promise<ImportUndo> {
	return inTransaction(req, async () => {
		const { db } = req.payload;
		const imported = { collection: slug, where: { createdAt: { equals: at } }, req };
		const { totalDocs } = await db.countVersions(imported);
		if (totalDocs === 0) throw new NotFound(req.t);
		const where = { updatedAt: { equals: at } };
		const all = { collection: slug, where, pagination: false, req } as const;
		const { docs } = await db.find<StoredRow>(all);
		const rcsPrices = slug === 'operators' ? await readAll<Row>(req, 'rcs-prices') : [];
		const used = new Set(rcsPrices.map(({ operator }) => operator));
		let undone = 0;
		for (let from = 0; from < docs.length; from += limits.prices.rowsPerStatement) {
			const rows = docs.slice(from, from + limits.prices.rowsPerStatement);
			const isNew = ({ createdAt }: StoredRow) => isoTime(createdAt) === at;
			const former = await formerRows(req, slug, rows, at);
			const updates = rows.flatMap((row) => {
				const version = former.get(String(row.id));
				if (isNew(row) || !version) return [];
				const { title: _virtual, ...fields } = { ...row, ...version };
				return [{ ...fields, id: row.id, createdAt: row.createdAt }];
			});
			const ids = rows.filter((row) => isNew(row) && !used.has(row.id)).map(({ id }) => id);
			await writeRows(req, slug, { inserts: [], updates });
			await db.deleteVersions({ collection: slug, where: { parent: { in: ids } }, req });
			await db.deleteMany({ collection: slug, where: { id: { in: ids } }, req });
			undone += updates.length + ids.length;
		}
		await finishImport(req, slug, `${undoneDetails}: ${undone}`);
		return { undone, left: totalDocs - undone };
	});
}
