type Cell = string | number | null;

/** A cell as RFC 4180 wants it; a leading sign that spreadsheets would take for a formula is defused. */
function cell(value: Cell): string {
	const text = value === null ? '' : String(value);
	const safe = typeof value === 'string' && /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV with a heading line. */
export function toCsv<Column extends string>(
	columns: readonly Column[],
	rows: readonly Record<Column, Cell>[],
): string {
	const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
	return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}
