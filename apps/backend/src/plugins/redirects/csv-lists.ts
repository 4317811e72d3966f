import { localeCodes } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import type { Column } from '../../platform/csv/columns.ts';
import * as column from '../../platform/csv/columns.ts';
import type {
	ImportChange,
	ImportOptions,
	ImportReport,
} from '../../platform/csv/import-report.ts';
import { csvProblems } from '../../platform/csv/problem.ts';
import { type Reading, readCsv } from '../../platform/csv/read-csv.ts';
import { isWriting, reportImport } from '../../platform/csv/report-import.ts';
import { writeList } from '../../platform/csv/write-csv.ts';
import { limits } from '../../platform/limits.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { planRedirects, type RedirectChange } from './csv-plan.ts';
import { targetCell } from './csv-target-cell.ts';
import { changeRedirect, findRedirects } from './store.ts';

/** The response statuses of redirects. */
const statuses = ['301', '302', '307', '308', '410'] as const;

/**
 * The columns of the CSV list: the old path; the target (a path, a URL or a document such as `pages/12`; may be empty with 410); the locale
 * of a document that is identified by its id; the status.
 */
const redirectColumns = [
	column.text('from', true),
	column.text('to', false, 2000),
	column.choice('locale', localeCodes),
	column.choice('status', statuses),
];

/** Exports all redirects as CSV, sorted by their source; with `excel` for Excel. Importing the same file changes nothing. */
export async function exportRedirects(req: PayloadRequest, excel = false): Promise<string> {
	const redirects = await findRedirects(req, {});
	const rows = await Promise.all(
		redirects.map(async ({ from, to, locale, status }) => {
			const cells: Record<string, unknown> = {
				from,
				to: await targetCell(req, to, locale),
				locale,
				status,
			};
			return redirectColumns.map(({ name, write }) => write(cells[name]));
		}),
	);
	rows.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
	return writeList(
		[redirectColumns.map(({ name }) => name), ...rows],
		excel ? req.i18n.language : null,
	);
}

async function apply(req: PayloadRequest, changes: readonly RedirectChange[]): Promise<void> {
	for (const { existing, data } of changes) {
		if (existing) await changeRedirect(req, existing, data);
		else
			await req.payload.create({ collection: 'redirects', data, depth: 0, req: innerRequest(req) });
	}
}

async function describeChange(
	req: PayloadRequest,
	{ line, existing, data }: RedirectChange,
): Promise<ImportChange> {
	const next = { status: data.status, to: await targetCell(req, data.to, data.locale) };
	const previous = existing && {
		status: existing.status,
		to: await targetCell(req, existing.to, existing.locale),
	};
	return {
		line,
		isNew: !existing,
		name: data.from,
		cells: (['to', 'status'] as const)
			.filter((column) => next[column] !== '' && next[column] !== previous?.[column])
			.map((column) => ({
				column,
				from: previous?.[column] ?? '',
				to: next[column],
				percent: null,
				needsReview: false,
			})),
	};
}

function limitLines({ lines, problems }: Reading<Column>): Reading<Column> {
	if (lines.length <= limits.redirects.importLines) return { lines, problems };
	const message = csvProblems.tooLong(limits.redirects.importLines);
	return { lines: [], problems: [{ line: 1, column: null, message }] };
}

/** Imports redirects in one transaction: all lines, or none if any has an error. A dry run only reports the changes. */
export async function importRedirectList(
	req: PayloadRequest,
	bytes: Uint8Array,
	options: ImportOptions,
): Promise<ImportReport> {
	const { lines, problems } = limitLines(await readCsv(bytes, redirectColumns));
	return inTransaction(req, async () => {
		const redirectPlan = await planRedirects(req, lines, await findRedirects(req, {}));
		const plan = {
			...redirectPlan,
			problems: [...problems, ...redirectPlan.problems].sort((a, b) => a.line - b.line),
		};
		// The report comes before the changes are written, because it shows the current URLs of the targets.
		const report = await reportImport(
			req,
			{
				list: 'redirects',
				lines: lines.length,
				plan,
				isNew: ({ existing }) => !existing,
				describe: (change) => describeChange(req, change),
			},
			options,
		);
		if (isWriting(options, plan)) await apply(req, plan.changes);
		return report;
	});
}
