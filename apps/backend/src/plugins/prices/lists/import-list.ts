import { pricesTag } from '@website/contracts/cache-tags';
import type { PayloadRequest } from 'payload';
import { announce } from '../../../documents/revalidation/announce.ts';
import { record } from '../../../platform/audit/record.ts';
import type { ImportReport } from '../../../platform/csv/import-report.ts';
import { readCsv } from '../../../platform/csv/read-csv.ts';
import { type Row, type StoredRow, writeRows } from '../../../platform/database/write-rows.ts';
import { limits } from '../../../platform/limits.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { loadLookups } from './lookups.ts';
import { type Plan, planImport } from './plan.ts';
import type { PriceList } from './price-lists.ts';

const plain = ({ title: _virtual, ...row }: StoredRow & { title?: unknown }): StoredRow => row;

const nothing: Plan = { inserts: [], updates: [], unchanged: 0, problems: [] };

async function planFor(req: PayloadRequest, list: PriceList, bytes: Uint8Array) {
	const { lines, problems } = await readCsv(bytes, list.columns);
	if (lines.length === 0) return { lines: 0, plan: { ...nothing, problems } };
	const { docs } = await req.payload.db.find<StoredRow>({
		collection: list.slug,
		pagination: false,
		limit: 0,
		req,
	});
	const plan = await planImport(list, lines, docs.map(plain), await loadLookups(req));
	plan.problems = [...problems, ...plan.problems].sort((one, other) => one.line - other.line);
	return { lines: lines.length, plan };
}

/** Rows in one statement need the same columns; what a file leaves out of a new row is empty. */
function even(rows: readonly Row[]): Row[] {
	const names = new Set(rows.flatMap((row) => Object.keys(row)));
	return rows.map((row) => Object.fromEntries([...names].map((name) => [name, row[name] ?? null])));
}

async function apply(req: PayloadRequest, list: PriceList, plan: Plan): Promise<void> {
	if (plan.inserts.length + plan.updates.length === 0) return;
	await writeRows(req, list.slug, { inserts: even(plan.inserts), updates: plan.updates });
	await announce(req, [pricesTag]);
	await record(req, {
		action: 'pricesImported',
		place: list.slug,
		details: `+${plan.inserts.length}, ~${plan.updates.length}`,
	});
}

function report(
	req: PayloadRequest,
	list: PriceList,
	dryRun: boolean,
	lines: number,
	plan: Plan,
): ImportReport {
	const say = (message: Record<string, string>) => message[req.i18n.language] ?? message.en ?? '';
	return {
		list: list.slug,
		dryRun,
		ok: plan.problems.length === 0,
		lines,
		created: plan.inserts.length,
		updated: plan.updates.length,
		unchanged: plan.unchanged,
		errors: plan.problems
			.slice(0, limits.prices.reportedErrors)
			.map(({ line, column, message }) => ({ line, column, message: say(message) })),
		errorCount: plan.problems.length,
		isStopped: plan.problems.length >= limits.prices.reportedErrors,
	};
}

/** Imports a price list in one transaction: all lines or none; a dry run says what would happen. */
export async function importList(
	req: PayloadRequest,
	list: PriceList,
	bytes: Uint8Array,
	dryRun: boolean,
): Promise<ImportReport> {
	return inTransaction(req, async () => {
		const { lines, plan } = await planFor(req, list, bytes);
		const result = report(req, list, dryRun, lines, plan);
		if (result.ok && !dryRun) await apply(req, list, plan);
		return result;
	});
}
