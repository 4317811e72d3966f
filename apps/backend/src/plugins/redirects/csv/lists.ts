import { stringify } from 'csv-stringify/sync';
import type { PayloadRequest } from 'payload';
import { changeRedirect, findRedirects } from '../../../documents/redirects/store.ts';
import type { Column } from '../../../platform/csv/columns.ts';
import type { ImportReport } from '../../../platform/csv/import-report.ts';
import { complaints } from '../../../platform/csv/problem.ts';
import { type Reading, readCsv } from '../../../platform/csv/read-csv.ts';
import { say } from '../../../platform/i18n/say.ts';
import { limits } from '../../../platform/limits.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { innerRequest } from '../../../platform/transactions/inner-request.ts';
import { redirectColumns } from './columns.ts';
import { planRedirects, type RedirectPlan } from './plan.ts';
import { targetCell } from './target-cell.ts';

/** All redirects as CSV, by their old address; importing it again changes nothing. */
export async function exportRedirects(req: PayloadRequest): Promise<string> {
	const stored = await findRedirects(req, {});
	const rows = await Promise.all(
		stored.map(async ({ from, to, locale, status }) => {
			const cells: Record<string, unknown> = {
				from,
				to: await targetCell(req, to, locale),
				locale,
				status,
			};
			return redirectColumns.map(({ name, write }) => write(cells[name]));
		}),
	);
	rows.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
	return stringify([redirectColumns.map(({ name }) => name), ...rows]);
}

async function apply(req: PayloadRequest, { rows }: RedirectPlan): Promise<void> {
	for (const { known, data } of rows) {
		if (known) await changeRedirect(req, known, data);
		else
			await req.payload.create({ collection: 'redirects', data, depth: 0, req: innerRequest(req) });
	}
}

function bounded({ lines, problems }: Reading<Column>): Reading<Column> {
	if (lines.length <= limits.redirects.importLines) return { lines, problems };
	const message = complaints.tooLong(limits.redirects.importLines);
	return { lines: [], problems: [{ line: 1, column: null, message }] };
}

/** Imports redirects in one transaction: all lines or, with a fault in any, none; a dry run says what would happen. */
export async function importRedirectList(
	req: PayloadRequest,
	bytes: Uint8Array,
	dryRun: boolean,
): Promise<ImportReport> {
	const { lines, problems } = bounded(await readCsv(bytes, redirectColumns));
	return inTransaction(req, async () => {
		const plan = await planRedirects(req, lines, await findRedirects(req, {}));
		const all = [...problems, ...plan.problems].sort((one, other) => one.line - other.line);
		if (all.length === 0 && !dryRun) await apply(req, plan);
		return {
			list: 'redirects',
			dryRun,
			ok: all.length === 0,
			lines: lines.length,
			created: plan.rows.filter(({ known }) => !known).length,
			updated: plan.rows.filter(({ known }) => known).length,
			unchanged: plan.unchanged,
			errors: all
				.slice(0, limits.prices.reportedErrors)
				.map(({ line, column, message }) => ({ line, column, message: say(req)(message) })),
			errorCount: all.length,
			isStopped: all.length >= limits.prices.reportedErrors,
		};
	});
}
