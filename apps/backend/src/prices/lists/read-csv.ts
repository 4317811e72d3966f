import { CsvError, parse } from 'csv-parse/sync';
import { limits } from '../../limits.ts';
import type { Column } from './columns.ts';
import { complaints, type Problem } from './problem.ts';

/** One line of a file: its cells' texts by column, only those columns that the file has. */
export interface Line {
	line: number;
	texts: Map<Column, string>;
}
export interface Reading {
	lines: Line[];
	problems: Problem[];
}

const failed = (
	line: number,
	message: Problem['message'],
	column: string | null = null,
): Reading => ({
	lines: [],
	problems: [{ line, column, message }],
});

/** The separator that a header uses: semicolons and tabs leave the comma to decimals. */
function separatorOf(text: string): string {
	const header = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)));
	return [';', '\t'].find((sign) => header.includes(sign)) ?? ',';
}

interface Parsed {
	record: string[];
	line: number;
}

function columnsOf(header: readonly string[], columns: readonly Column[]) {
	const problems: Problem[] = [];
	const known = columns.map(({ name }) => name);
	const found = header.map((heading) => {
		const name = heading.trim().toLowerCase();
		const column = columns.find((one) => one.name.toLowerCase() === name);
		if (!column)
			problems.push({ line: 1, column: heading, message: complaints.unknownColumn(known) });
		return column;
	});
	for (const [index, column] of found.entries()) {
		if (!column || found.indexOf(column) === index) continue;
		problems.push({ line: 1, column: column.name, message: complaints.twiceColumn });
	}
	for (const column of columns) {
		if (!column.required || found.includes(column)) continue;
		problems.push({ line: 1, column: column.name, message: complaints.missingColumn });
	}
	return { found, problems };
}

function decode(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

function records(text: string): Parsed[] | Reading {
	const rows: Parsed[] = [];
	try {
		parse(text, {
			bom: true,
			delimiter: separatorOf(text),
			relax_column_count: true,
			skip_empty_lines: true,
			on_record: (record: string[], { lines }) => {
				rows.push({ record, line: lines });
				return null;
			},
		});
		return rows;
	} catch (cause) {
		if (!(cause instanceof CsvError)) throw cause;
		const line: unknown = cause.lines;
		return failed(typeof line === 'number' ? line : 1, complaints.syntax);
	}
}

/** Reads a CSV file against a list's columns; comma, semicolon or tab, with or without byte-order mark. */
export function readCsv(bytes: Uint8Array, columns: readonly Column[]): Reading {
	const text = decode(bytes);
	if (text === undefined) return failed(1, complaints.encoding);
	const rows = records(text);
	if (!Array.isArray(rows)) return rows;
	const [header, ...body] = rows;
	if (!header || body.length === 0) return failed(1, complaints.empty);
	if (body.length > limits.prices.importLines)
		return failed(1, complaints.tooLong(limits.prices.importLines));
	const { found, problems } = columnsOf(header.record, columns);
	if (problems.length > 0) return { lines: [], problems };
	const lines: Line[] = [];
	for (const { record, line } of body) {
		if (record.length !== found.length) {
			const message = complaints.cells(record.length, found.length);
			problems.push({ line, column: null, message });
			continue;
		}
		const texts = new Map<Column, string>();
		for (const [index, column] of found.entries()) {
			if (column && !column.information) texts.set(column, record[index] ?? '');
		}
		lines.push({ line, texts });
	}
	return { lines, problems };
}
