import { guardFormula } from '@website/contracts/csv-formulas';

type Cell = string | number | null;

/** A cell by RFC 4180. Escapes leading characters that spreadsheets would interpret as a formula. */
function cell(value: Cell): string {
	const text = value === null ? '' : String(value);
	const safe = typeof value === 'string' ? guardFormula(text) : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly Cell[]) => `${cells.map(cell).join(',')}\r\n`;

export function csvHead(columns: readonly string[]): string {
	return line(columns);
}

export function csvLines<Column extends string>(
	columns: readonly Column[],
	rows: readonly Record<Column, Cell>[],
): string {
	return rows.map((row) => line(columns.map((column) => row[column]))).join('');
}

/** Rows as CSV with a header line. */
export function toCsv<Column extends string>(
	columns: readonly Column[],
	rows: readonly Record<Column, Cell>[],
): string {
	return csvHead(columns) + csvLines(columns, rows);
}
