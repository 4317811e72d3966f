import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { decodeUnicode } from '@website/contracts/decode-unicode';
import { CsvError, parse } from 'csv-parse';
import { limits } from '../limits.ts';
import type { Heading } from './columns.ts';
import { csvProblems, type Problem } from './problem.ts';

/** One line of a file: the text of its cells by column. Columns that the file lacks, and columns for information only, are left out. */
export interface Line<Column extends Heading> {
	line: number;
	texts: Map<Column, string>;
}
export interface Reading<Column extends Heading> {
	lines: Line<Column>[];
	problems: Problem[];
}

/** Characters parsed at once: a few milliseconds of work. */
const chunkLength = 32 * 1024;
const maxColumns = 100;

const failure = <Column extends Heading>(
	line: number,
	message: Problem['message'],
	column: string | null = null,
): Reading<Column> => ({
	lines: [],
	problems: [{ line, column, message }],
});

/** A first line in which Excel names the separator: `sep=;`. */
const separatorLine = /^sep=([;,\t])\r?\n/i;

/** The separator of a header: a semicolon or tab if it contains one, as the comma may then be in decimals; otherwise the comma. */
function separatorOf(text: string): string {
	const header = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)));
	return [';', '\t'].find((separator) => header.includes(separator)) ?? ',';
}

function columnsOf<Column extends Heading>(header: readonly string[], columns: readonly Column[]) {
	const problems: Problem[] = [];
	const names = columns.map(({ name }) => name);
	const headings = header.map((heading) => {
		const name = heading.trim().toLowerCase();
		const column = columns.find((candidate) => candidate.name.toLowerCase() === name);
		if (!column)
			problems.push({ line: 1, column: heading, message: csvProblems.unknownColumn(names) });
		return column;
	});
	for (const [index, column] of headings.entries()) {
		if (!column || headings.indexOf(column) === index) continue;
		problems.push({ line: 1, column: column.name, message: csvProblems.twiceColumn });
	}
	for (const column of columns) {
		if (!column.required || headings.includes(column)) continue;
		problems.push({ line: 1, column: column.name, message: csvProblems.missingColumn });
	}
	return { headings, problems };
}

/** Bytes that a file in Windows-1252 has besides ASCII if only its letters are not ASCII. In Mac OS Roman most letters are others. */
const isWesternLetter = (byte: number) => byte >= 0xc0 || byte === 0xa0;

/** Decodes Unicode, or Windows-1252, in which Excel saves "CSV" on Windows. */
function decode(bytes: Uint8Array): string | undefined {
	const isWestern = () => bytes.every((byte) => byte < 0x80 || isWesternLetter(byte));
	return (
		decodeUnicode(bytes) ??
		(isWestern() ? new TextDecoder('windows-1252').decode(bytes) : undefined)
	);
}

/** The first bytes of Excel's workbooks: XLSX (a ZIP archive) and XLS. */
const workbookStarts = [
	[0x50, 0x4b, 0x03, 0x04],
	[0xd0, 0xcf, 0x11, 0xe0],
];
const isWorkbook = (bytes: Uint8Array) =>
	workbookStarts.some((start) => start.every((byte, index) => bytes[index] === byte));

/** Collects records, the header first. `isDone` is true once the rest of the file need not be read. */
class Records<Column extends Heading> {
	readonly #columns: readonly Column[];
	readonly #maxLines: number;
	#header: readonly (Column | undefined)[] | null = null;
	#count = 0;
	#lines: Line<Column>[] = [];
	#problems: Problem[] = [];
	isDone = false;

	constructor(columns: readonly Column[], maxLines: number) {
		this.#columns = columns;
		this.#maxLines = maxLines;
	}

	add(record: readonly string[], line: number): void {
		if (this.isDone) return;
		if (this.#header) this.#addRow(this.#header, record, line);
		else this.#addHeader(record);
	}

	result(): Reading<Column> {
		const isEmpty = this.#count === 0 && this.#problems.length === 0;
		return isEmpty
			? failure(1, csvProblems.empty)
			: { lines: this.#lines, problems: this.#problems };
	}

	#stop(problems: Problem[]): void {
		this.isDone = true;
		this.#lines = [];
		this.#problems = problems;
	}

	#addHeader(record: readonly string[]): void {
		// Excel keeps the separators of columns that were emptied.
		const width = record.findLastIndex((heading) => heading.trim() !== '') + 1;
		// No list has as many columns, so a longer header is rejected anyway; the limit keeps the number of problems small.
		const { headings, problems } = columnsOf(
			record.slice(0, Math.min(width, maxColumns)),
			this.#columns,
		);
		this.#header = headings;
		if (problems.length > 0) this.#stop(problems);
	}

	#addRow(header: readonly (Column | undefined)[], record: readonly string[], line: number): void {
		this.#count += 1;
		if (this.#count > this.#maxLines) {
			const message = csvProblems.tooLong(this.#maxLines);
			this.#stop([{ line: 1, column: null, message }]);
			return;
		}
		// Excel leaves out the separators of empty cells at the end of a row, and keeps those of emptied columns.
		if (record.slice(header.length).some((cell) => cell !== '')) {
			const message = csvProblems.cells(record.length, header.length);
			this.#problems.push({ line, column: null, message });
			this.isDone = this.#problems.length >= limits.prices.reportedErrors;
			return;
		}
		const texts = new Map<Column, string>();
		for (const [index, column] of header.entries()) {
			if (column && !column.information) texts.set(column, record[index] ?? '');
		}
		this.#lines.push({ line, texts });
	}
}

/**
 * Reads a CSV file with the columns of a list. The separator is a comma, semicolon or tab; a byte order mark and `sep=` are optional. Yields to other
 * requests after each piece. Stops after a header that does not match the list, or after as many problems as a report lists.
 */
export async function readCsv<Column extends Heading>(
	bytes: Uint8Array,
	columns: readonly Column[],
	maxLines: number = limits.prices.importLines,
): Promise<Reading<Column>> {
	if (isWorkbook(bytes)) return failure(1, csvProblems.workbook);
	const file = decode(bytes);
	if (file === undefined) return failure(1, csvProblems.encoding);
	const [firstLine = '', separator] = separatorLine.exec(file) ?? [];
	const text = file.slice(firstLine.length);
	const linesBefore = firstLine === '' ? 0 : 1;
	const records = new Records(columns, maxLines);
	const parser = parse({
		bom: true,
		delimiter: separator ?? separatorOf(text),
		relax_column_count: true,
		skip_empty_lines: true,
		// Excel keeps rows that were emptied, as separators only.
		skip_records_with_empty_values: true,
		max_record_size: limits.prices.recordCharacters,
		on_record: (record: string[], { lines }) => {
			records.add(record, lines + linesBefore);
			return null;
		},
	});
	const completion: Promise<unknown> = finished(parser).catch((cause: unknown) => cause);
	parser.resume();
	for (let at = 0; at < text.length && !parser.destroyed; at += chunkLength) {
		parser.write(text.slice(at, at + chunkLength));
		await setImmediate();
		if (records.isDone) {
			parser.destroy();
			return records.result();
		}
	}
	parser.end();
	const cause = await completion;
	if (cause === undefined) return records.result();
	if (!(cause instanceof CsvError)) throw cause;
	const line: unknown = cause.lines;
	return failure(typeof line === 'number' ? line + linesBefore : 1, csvProblems.syntax);
}
