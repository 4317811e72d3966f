import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import { translator } from '../i18n/words.ts';
import { limits } from '../limits.ts';
import { inTransaction } from '../transactions/in-transaction.ts';
import type { Cell, Column } from './columns.ts';
import type { ImportChange, ImportOptions, ImportReport, ImportUndo } from './import-report.ts';
import { csvProblems, type Problem } from './problem.ts';
import { type Line, readCsv } from './read-csv.ts';
import { writeList } from './write-csv.ts';

/** The values of a row by column. */
export type Cells = Readonly<Record<string, unknown>>;
export type CellProblem = Omit<Problem, 'line'>;

/** A list of rows that is exported and imported as CSV. */
export interface CsvList<Row extends object = object, Stored extends object = object> {
	slug: string;
	columns: readonly Column[];
	/** The fields of a row that identify it. */
	key: readonly (keyof Row & keyof Stored & string)[];
	/** The columns that name a row in reports. Default: `key`. */
	names?: readonly string[];
	maxLines: number;
	/** Undoes the import of this time, except for rows that were changed since. Throws 404 if there was none. */
	undo?: (req: PayloadRequest, at: string) => Promise<ImportUndo>;
	/** Reads the stored rows in the request's transaction. */
	open: (req: PayloadRequest) => Promise<OpenList<Row, Stored>>;
}

export interface OpenList<Row, Stored> {
	stored: readonly Stored[];
	toCells: (row: Row | Stored) => Cells | Promise<Cells>;
	/** The row of a line whose cells are valid, or the problems in their combination. */
	toRow: (cells: Record<string, Cell>) => Row | CellProblem[] | Promise<Row | CellProblem[]>;
	/** Returns a function that compares a changed row with all others. */
	compare?: (
		changes: readonly RowChange<Row, Stored>[],
	) => (row: Row, before?: Stored) => Comparison;
	/** Writes the changes of an import of this time. */
	write: (changes: readonly RowChange<Row, Stored>[], at: string) => Promise<void>;
}

interface Comparison {
	/** The values with which the amounts of a row are compared in the report. Default: those of the stored row. */
	former?: Cells | undefined;
	/** The columns that somebody should check, because the file may be damaged. */
	marked?: readonly string[];
	problems: readonly CellProblem[];
}

/** A row of a file that is new or differs from the stored row. */
export interface RowChange<Row, Stored> extends Pick<Comparison, 'former' | 'marked'> {
	line: number;
	row: Row;
	before: Stored | undefined;
}

/**
 * Exports a list as CSV, sorted by its required columns; with `excel` in the form that Excel opens in the interface's language. Importing
 * the file again changes nothing.
 */
export async function exportList<Row extends object, Stored extends object>(
	req: PayloadRequest,
	{ columns, open }: CsvList<Row, Stored>,
	excel = false,
): Promise<string> {
	const { language } = req.i18n;
	const { stored, toCells } = await open(req);
	const rows = await Promise.all(
		stored.map(async (row) => {
			const cells = await toCells(row);
			const texts = columns.map(({ name, write, display, percent }) =>
				excel && percent ? display(cells[name], language) : write(cells[name]),
			);
			return {
				texts,
				key: texts.filter((_text, index) => columns[index]?.required).join('\u0000'),
			};
		}),
	);
	const sorted = rows.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ texts }) => texts);
	return writeList([columns.map(({ name }) => name), ...sorted], excel ? language : null);
}

/** The changes that an import of a file would make to a list. */
interface ImportPlan<Row, Stored> {
	/** A digest of the changes. */
	digest: string;
	/** Those that somebody should check come first. */
	changes: RowChange<Row, Stored>[];
	/** The number of changes that somebody should check. */
	marked: number;
	unchanged: number;
	problems: Problem[];
}

function readCells({ line, texts }: Line<Column>) {
	const cells: Record<string, Cell> = {};
	const problems: Problem[] = [];
	for (const [{ name, read }, text] of texts) {
		const result = read(text);
		if ('problem' in result) problems.push({ line, column: name, message: result.problem });
		else cells[name] = result.value;
	}
	return { cells, problems };
}

/** The number of lines that are compared before yielding to the event loop: a few milliseconds of work. */
const linesAtOnce = 500;

/**
 * Compares the lines of a file with the stored rows, and stops at `limits.prices.reportedErrors` problems. Stored rows that are missing in
 * the file stay unchanged. Yields to the event loop regularly, so that other requests are handled in between.
 */
async function planImport<Row extends object, Stored extends object>(
	{ columns, key }: CsvList<Row, Stored>,
	{ stored, toCells, toRow, compare }: OpenList<Row, Stored>,
	lines: readonly Line<Column>[],
): Promise<ImportPlan<Row, Stored>> {
	const keyOf = (row: Row | Stored) => JSON.stringify(key.map((name) => String(row[name])));
	const storedByKey = new Map(stored.map((row) => [keyOf(row), row]));
	const lineByKey = new Map<string, number>();
	const changes: RowChange<Row, Stored>[] = [];
	const problems: Problem[] = [];
	const digest = createHash('sha256');
	const { reportedErrors } = limits.prices;
	let unchanged = 0;
	for (const [index, line] of lines.entries()) {
		if (problems.length >= reportedErrors) break;
		if (index % linesAtOnce === 0) await setImmediate();
		const reading = readCells(line);
		problems.push(...reading.problems);
		if (reading.problems.length > 0) continue;
		const row = await toRow(reading.cells);
		if (Array.isArray(row)) {
			problems.push(...row.map((problem) => ({ line: line.line, ...problem })));
			continue;
		}
		const rowKey = keyOf(row);
		const firstLine = lineByKey.get(rowKey);
		if (firstLine !== undefined) {
			problems.push({ line: line.line, column: null, message: csvProblems.duplicate(firstLine) });
			continue;
		}
		lineByKey.set(rowKey, line.line);
		const before = storedByKey.get(rowKey);
		if (before && (await changedColumns(columns, toCells, row, before)).length === 0) {
			unchanged += 1;
			continue;
		}
		changes.push({ line: line.line, row, before });
		digest.update(JSON.stringify([row, before]));
	}
	const compareRow = compare?.(changes);
	for (const [index, change] of changes.entries()) {
		if (!compareRow || problems.length >= reportedErrors) break;
		if (index % linesAtOnce === 0) await setImmediate();
		const { problems: faults, ...comparison } = compareRow(change.row, change.before);
		problems.push(...faults.map((fault) => ({ line: change.line, ...fault })));
		Object.assign(change, comparison);
	}
	const [marked, unmarked] = [true, false].map((isMarked) =>
		changes.filter((change) => Boolean(change.marked?.length) === isMarked),
	);
	return {
		digest: digest.digest('base64url'),
		changes: [...(marked ?? []), ...(unmarked ?? [])],
		marked: marked?.length ?? 0,
		unchanged,
		problems,
	};
}

/** The names of the columns in which a row differs from the stored row. Fields that the file omits do not change. */
async function changedColumns<Row extends object, Stored extends object>(
	columns: readonly Column[],
	toCells: OpenList<Row, Stored>['toCells'],
	row: Row,
	before: Stored | undefined,
): Promise<string[]> {
	const next = await toCells({ ...before, ...row });
	const previous = before ? await toCells(before) : {};
	return columns
		.filter(({ name, write }) => write(next[name]) !== write(previous[name]))
		.map(({ name }) => name);
}

/** Describes a change in a language of the admin: all cells of a new row, otherwise the changed ones. */
async function describeChange<Row extends object, Stored extends object>(
	{ columns, key, names = key }: CsvList<Row, Stored>,
	toCells: OpenList<Row, Stored>['toCells'],
	{ line, row, before, former, marked = [] }: RowChange<Row, Stored>,
	language: string,
): Promise<ImportChange> {
	const next = await toCells({ ...before, ...row });
	const previous = before ? await toCells(before) : {};
	const changed = await changedColumns(columns, toCells, row, before);
	return {
		line,
		isNew: !before,
		name: columns
			.filter(({ name }) => names.includes(name))
			.map(({ name, display }) => display(next[name], language))
			.join(' · '),
		cells: columns
			.filter(({ name }) => !names.includes(name) && [...changed, ...marked].includes(name))
			.map(({ name, display, percent }) => {
				const from = percent && former ? former[name] : previous[name];
				return {
					column: name,
					from: before || percent ? display(from, language) : '',
					to: display(next[name], language),
					percent: percent?.(from, next[name]) ?? null,
					needsReview: marked.includes(name),
				};
			}),
	};
}

/** Imports a list in one transaction: all lines, or none if any has a problem. A dry run only reports the changes, one page of them. */
export async function importList<Row extends object, Stored extends object>(
	req: PayloadRequest,
	list: CsvList<Row, Stored>,
	bytes: Uint8Array,
	options: ImportOptions,
): Promise<ImportReport> {
	const { lines, problems: faults } = await readCsv(bytes, list.columns, list.maxLines);
	return inTransaction(req, async () => {
		const open = await list.open(req);
		const plan = await planImport(list, open, lines);
		const { changes, marked, digest } = plan;
		const problems = [...faults, ...plan.problems].sort((a, b) => a.line - b.line);
		const { dryRun } = options;
		const isOutdated = options.plan !== undefined && options.plan !== digest;
		const isUnconfirmed = !dryRun && marked > 0 && options.marked !== marked;
		const ok = problems.length === 0 && !isOutdated && !isUnconfirmed;
		const isWritten = ok && !dryRun;
		const at = new Date().toISOString();
		if (isWritten) await open.write(changes, at);
		const { importPage, reportedErrors } = limits.prices;
		const pages = Math.ceil(changes.length / importPage);
		const page = Math.max(1, Math.min(options.page ?? 1, pages));
		const pageChanges = changes.slice((page - 1) * importPage, page * importPage);
		const created = changes.filter(({ before }) => !before).length;
		return {
			list: list.slug,
			dryRun,
			ok,
			lines: lines.length,
			created,
			updated: changes.length - created,
			unchanged: plan.unchanged,
			changes: await Promise.all(
				(isWritten ? [] : pageChanges).map((change) =>
					describeChange(list, open.toCells, change, req.i18n.language),
				),
			),
			page,
			pages,
			plan: digest,
			isOutdated,
			marked,
			isUnconfirmed,
			errors: problems
				.slice(0, reportedErrors)
				.map(({ line, column, message }) => ({ line, column, message: translator(req)(message) })),
			errorCount: problems.length,
			isStopped: problems.length >= reportedErrors,
			undo: isWritten && list.undo && changes.length > 0 ? at : null,
		};
	});
}
