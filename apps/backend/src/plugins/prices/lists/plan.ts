import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Cell, Column } from '../../../platform/csv/columns.ts';
import { csvProblems, type Problem } from '../../../platform/csv/problem.ts';
import type { Line } from '../../../platform/csv/read-csv.ts';
import type { ImportPlan } from '../../../platform/csv/report-import.ts';
import type { Row, StoredRow } from '../../../platform/database/write-rows.ts';
import { limits } from '../../../platform/limits.ts';
import type { Lookups } from './lookups.ts';
import type { PriceList } from './price-lists.ts';

/** A row of a file that is new, or differs from the stored one. */
export interface RowChange {
	line: number;
	row: Row;
	before: StoredRow | undefined;
}

const isFault = (row: Row | Omit<Problem, 'line'>): row is Omit<Problem, 'line'> =>
	'message' in row && 'column' in row;

function readLine(
	list: PriceList,
	{ line, texts }: Line<Column<Lookups>>,
	lookups: Lookups,
): Row | Problem[] {
	const cells: Record<string, Cell> = {};
	const problems: Problem[] = [];
	for (const [column, text] of texts) {
		const reading = column.read(text, lookups);
		if ('problem' in reading)
			problems.push({ line, column: column.name, message: reading.problem });
		else cells[column.name] = reading.value;
	}
	if (problems.length > 0) return problems;
	const row = list.toRow ? list.toRow(cells, lookups) : cells;
	if (isFault(row)) return [{ line, ...row }];
	const fault = list.fault?.(row);
	return fault ? [{ line, ...fault }] : row;
}

/** Nothing and an empty text are the same in a file. */
const bare = (value: unknown) => (value === undefined || value === '' ? null : value);

/** The names of the fields in which a row differs from what is stored. */
export const changedFields = (row: Row, storedRow: Row = {}): string[] =>
	Object.entries(row)
		.filter(([name, value]) => bare(value) !== bare(storedRow[name]))
		.map(([name]) => name);

/** Lines compared in one go: a few milliseconds of work. */
const linesAtOnce = 500;

/**
 * Compares the lines of a file with what is stored, until there are as many problems as a report has. Rows that the file does not name stay as
 * they are. Other requests are answered in between.
 */
export async function planImport(
	list: PriceList,
	lines: readonly Line<Column<Lookups>>[],
	existing: readonly StoredRow[],
	lookups: Lookups,
): Promise<ImportPlan<RowChange>> {
	const keyOf = (row: Row) => JSON.stringify(list.key.map((name) => String(row[name])));
	const storedByKey = new Map(existing.map((row) => [keyOf(row), row]));
	const seen = new Map<string, number>();
	const changes: RowChange[] = [];
	const problems: Problem[] = [];
	const digest = createHash('sha256');
	let unchanged = 0;
	for (const [at, line] of lines.entries()) {
		if (problems.length >= limits.prices.reportedErrors) break;
		if (at % linesAtOnce === 0) await setImmediate();
		const row = readLine(list, line, lookups);
		if (Array.isArray(row)) {
			problems.push(...row);
			continue;
		}
		const key = keyOf(row);
		const first = seen.get(key);
		if (first !== undefined) {
			problems.push({ line: line.line, column: null, message: csvProblems.duplicate(first) });
			continue;
		}
		seen.set(key, line.line);
		const before = storedByKey.get(key);
		if (before && changedFields(row, before).length === 0) {
			unchanged += 1;
			continue;
		}
		changes.push({ line: line.line, row, before });
		digest.update(JSON.stringify([row, before]));
	}
	return { digest: digest.digest('base64url'), changes, unchanged, problems };
}
