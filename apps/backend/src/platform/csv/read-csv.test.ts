import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { code, text } from './columns.ts';
import { csvProblems } from './problem.ts';
import { readCsv } from './read-csv.ts';

const country = code('country', /^[A-Z]{2}$/, 'DK');
const place = text('place');
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
	const bytes = new TextEncoder().encode('sep=;\r\ncountry;place\r\n;\r\nDK;a,b\r\n;\r\n');
	const { lines, problems } = await readCsv(bytes, [country, place]);
	expect(problems).toEqual([]);
	expect(lines).toEqual([
		{
			line: 4,
			texts: new Map([
				[country, 'DK'],
				[place, 'a,b'],
			]),
		},
	]);
});

const cells = async (bytes: Uint8Array) => {
	const { lines, problems } = await readCsv(bytes, [country, place]);
	return { rows: lines.map(({ texts }) => [texts.get(country), texts.get(place)]), problems };
};

it.each([
	['Excel’s “CSV UTF-8”', Buffer.from('\ufeffcountry;place\r\nDK;Ærø\r\n')],
	[
		'Excel’s “CSV” in Denmark and Germany (Windows-1252)',
		Buffer.from('country;place\r\nDK;Ærø\r\n', 'latin1'),
	],
	[
		'Excel’s “Unicode text” (UTF-16, tabs)',
		Buffer.from('\ufeffcountry\tplace\r\nDK\tÆrø\r\n', 'utf16le'),
	],
])('reads %s', async (_name, bytes) => {
	expect(await cells(bytes)).toEqual({ rows: [['DK', 'Ærø']], problems: [] });
});

it.each([
	// "Ærø" in Mac OS Roman.
	[
		'another encoding',
		Buffer.from('country;place\rDK;\xaer\xbf\r', 'latin1'),
		csvProblems.encoding,
	],
	[
		'a workbook',
		Buffer.from('PK\x03\x04\x14\0\x06\0[Content_Types].xml', 'latin1'),
		csvProblems.workbook,
	],
])('says how to save %s', async (_name, bytes, message) => {
	expect((await cells(bytes)).problems).toEqual([{ line: 1, column: null, message }]);
});

it('takes missing cells at the end of a row as empty, and ignores empty columns behind the last one', async () => {
	const { rows, problems } = await cells(Buffer.from('country;place;;;\nDK\nDE;;;;\n'));
	expect(problems).toEqual([]);
	expect(rows).toEqual([
		['DK', ''],
		['DE', ''],
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
