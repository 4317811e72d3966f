import { setImmediate } from 'node:timers/promises';
import type { Cell, Column } from '../../../platform/csv/columns.ts';
import { complaints, type Problem } from '../../../platform/csv/problem.ts';
import type { Line } from '../../../platform/csv/read-csv.ts';
import type { Row, StoredRow } from '../../../platform/database/write-rows.ts';
import { limits } from '../../../platform/limits.ts';
import type { Lookups } from './lookups.ts';
import type { PriceList } from './price-lists.ts';

export interface Plan {
	inserts: Row[];
	updates: StoredRow[];
	unchanged: number;
	problems: Problem[];
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
	const row = list.stored ? list.stored(cells, lookups) : cells;
	if (isFault(row)) return [{ line, ...row }];
	const fault = list.fault?.(row);
	return fault ? [{ line, ...fault }] : row;
}

/** Nothing and an empty text are the same in a file. */
const bare = (value: unknown) => (value === undefined || value === '' ? null : value);

const changes = (row: Row, stored: Row) =>
	Object.entries(row).some(([name, value]) => bare(value) !== bare(stored[name]));

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
): Promise<Plan> {
	const keyOf = (row: Row) => JSON.stringify(list.key.map((name) => String(row[name])));
	const stored = new Map(existing.map((row) => [keyOf(row), row]));
	const seen = new Map<string, number>();
	const plan: Plan = { inserts: [], updates: [], unchanged: 0, problems: [] };
	for (const [at, line] of lines.entries()) {
		if (plan.problems.length >= limits.prices.reportedErrors) break;
		if (at % linesAtOnce === 0) await setImmediate();
		const row = readLine(list, line, lookups);
		if (Array.isArray(row)) {
			plan.problems.push(...row);
			continue;
		}
		const key = keyOf(row);
		const first = seen.get(key);
		if (first !== undefined) {
			plan.problems.push({ line: line.line, column: null, message: complaints.duplicate(first) });
			continue;
		}
		seen.set(key, line.line);
		const before = stored.get(key);
		if (!before) plan.inserts.push(row);
		else if (changes(row, before)) plan.updates.push({ ...before, ...row, id: before.id });
		else plan.unchanged += 1;
	}
	return plan;
}
