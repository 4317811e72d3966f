import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { code, text } from './columns.ts';
import { csvProblems } from './problem.ts';
import { readCsv } from './read-csv.ts';

const country = code('country', /^[A-Z]{2}$/, 'DK');
const { importLines, recordCharacters, reportedErrors } = limits.prices;

const read = (text: string) => readCsv(new TextEncoder().encode(text), [country]);

it.each([
	['not closed', 'country\n"DK\n', 2],
	['within a cell', 'country\nD"K\n', 2],
	['followed by more', 'country\n"D"K\n', 2],
])('reports the line of a quotation mark that is %s', async (_fault, text, line) => {
	expect((await read(text)).problems).toEqual([
		{ line, column: null, message: csvProblems.syntax },
	]);
});

it('takes the separator from a first line, and ignores rows that contain only separators', async () => {
	const bytes = new TextEncoder().encode('sep=;\r\ncountry;note\r\n;\r\nDK;a,b\r\n;\r\n');
	const note = text('note');
	const { lines, problems } = await readCsv(bytes, [country, note]);
	expect(problems).toEqual([]);
	expect(lines).toEqual([
		{
			line: 4,
			texts: new Map([
				[country, 'DK'],
				[note, 'a,b'],
			]),
		},
	]);
});

it('stops after a header that matches no list', async () => {
	const { lines, problems } = await read(`junk\n${'DK\n'.repeat(100_000)}"`);
	expect(lines).toEqual([]);
	expect(problems).toEqual([
		{ line: 1, column: 'junk', message: csvProblems.unknownColumn(['country']) },
		{ line: 1, column: 'country', message: csvProblems.missingColumn },
	]);
	const { problems: many } = await read(`${'x,'.repeat(50_000)}x\n`);
	expect(many.length).toBeLessThan(250);
});

it('stops after as many problems as a report lists', async () => {
	const { problems } = await read(`country\n${'DK,DE\n'.repeat(100_000)}"`);
	expect(problems.length).toBeGreaterThanOrEqual(reportedErrors);
	expect(problems.at(0)).toEqual({ line: 2, column: null, message: csvProblems.cells(2, 1) });
	expect(problems).not.toContainEqual(expect.objectContaining({ message: csvProblems.syntax }));
});

it('rejects lines that are too long and files with too many lines', async () => {
	expect((await read(`country\n"${'x'.repeat(recordCharacters + 40_000)}`)).problems).toEqual([
		expect.objectContaining({ message: csvProblems.syntax }),
	]);
	expect((await read(`country\n${'DK\n'.repeat(importLines + 20_000)}"`)).problems).toEqual([
		{ line: 1, column: null, message: csvProblems.tooLong(importLines) },
	]);
});
