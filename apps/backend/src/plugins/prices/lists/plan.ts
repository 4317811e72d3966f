import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Cell, Column } from '../../../platform/csv/columns.ts';
import { csvProblems, type Problem } from '../../../platform/csv/problem.ts';
import type { Line } from '../../../platform/csv/read-csv.ts';
import type { ImportPlan } from '../../../platform/csv/report-import.ts';
import type { Row, StoredRow } from '../../../platform/database/write-rows.ts';
import { limits } from '../../../platform/limits.ts';
import { createComparison } from './compare-amounts.ts';
import type { Lookups } from './lookups.ts';
import type { PriceList } from './price-lists.ts';

/** A row of a file that is new or differs from the stored row. */
export interface RowChange {
	line: number;
	row: Row;
	before: StoredRow | undefined;
	former: StoredRow | undefined;
	/** The names of the amounts that somebody should check. */
	marked: readonly string[];
}

const isProblem = (row: Row | Omit<Problem, 'line'>): row is Omit<Problem, 'line'> =>
	'message' in row && 'column' in row;

function readLine(
	list: PriceList,
	{ line, texts }: Line<Column<Lookups>>,
	lookups: Lookups,
): Row | Problem[] {
	const cells: Record<string, Cell> = {};
	const problems: Problem[] = [];
	for (const [column, text] of texts) {
		const result = column.read(text, lookups);
		if ('problem' in result) problems.push({ line, column: column.name, message: result.problem });
		else cells[column.name] = result.value;
	}
	if (problems.length > 0) return problems;
	const row = list.toRow ? list.toRow(cells, lookups) : cells;
	if (isProblem(row)) return [{ line, ...row }];
	const problem = list.validate?.(row);
	return problem ? [{ line, ...problem }] : row;
}

/** Treats a missing value and an empty text as null, because a file cannot distinguish them. */
const normalize = (value: unknown) => (value === undefined || value === '' ? null : value);

/** The names of the fields in which a row differs from the stored row. */
export const changedFields = (row: Row, storedRow: Row = {}): string[] =>
	Object.entries(row)
		.filter(([name, value]) => normalize(value) !== normalize(storedRow[name]))
		.map(([name]) => name);

/** The number of lines that are compared before yielding to the event loop: a few milliseconds of work. */
const linesAtOnce = 500;

/**
 * Compares the lines of a file with the stored rows, and stops at `limits.prices.reportedErrors` problems. Stored rows that are missing in
 * the file stay unchanged. Changes with marked amounts come first. Yields to the event loop regularly, so that other requests are handled in between.
 */
export async function planImport(
	list: PriceList,
	lines: readonly Line<Column<Lookups>>[],
	existing: readonly StoredRow[],
	lookups: Lookups,
): Promise<ImportPlan<RowChange>> {
	const keyOf = (row: Row) => JSON.stringify(list.key.map((name) => String(row[name])));
	const storedByKey = new Map(existing.map((row) => [keyOf(row), row]));
	const lineByKey = new Map<string, number>();
	const differences: Pick<RowChange, 'line' | 'row' | 'before'>[] = [];
	const problems: Problem[] = [];
	const digest = createHash('sha256');
	let unchanged = 0;
	for (const [index, line] of lines.entries()) {
		if (problems.length >= limits.prices.reportedErrors) break;
		if (index % linesAtOnce === 0) await setImmediate();
		const row = readLine(list, line, lookups);
		if (Array.isArray(row)) {
			problems.push(...row);
			continue;
		}
		const key = keyOf(row);
		const firstLine = lineByKey.get(key);
		if (firstLine !== undefined) {
			problems.push({ line: line.line, column: null, message: csvProblems.duplicate(firstLine) });
			continue;
		}
		lineByKey.set(key, line.line);
		const before = storedByKey.get(key);
		if (before && changedFields(row, before).length === 0) {
			unchanged += 1;
			continue;
		}
		differences.push({ line: line.line, row, before });
		digest.update(JSON.stringify([row, before]));
	}
	const compare = createComparison(
		list,
		existing,
		differences.map(({ row }) => row),
	);
	const changes: RowChange[] = [];
	for (const [index, { line, row, before }] of differences.entries()) {
		if (problems.length >= limits.prices.reportedErrors) break;
		if (index % linesAtOnce === 0) await setImmediate();
		const { former, marked, problems: faults } = compare(row, before);
		problems.push(...faults.map((fault) => ({ line, ...fault })));
		changes.push({ line, row, before, former, marked });
	}
	const { marked = [], unmarked = [] } = Object.groupBy(changes, (change) =>
		change.marked.length > 0 ? 'marked' : 'unmarked',
	);
	return {
		digest: digest.digest('base64url'),
		changes: [...marked, ...unmarked],
		marked: marked.length,
		unchanged,
		problems,
	};
}
