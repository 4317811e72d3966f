import { expect, it } from 'vitest';
import { complaints } from './problem.ts';
import { readCsv } from './read-csv.ts';

const read = (text: string) => readCsv(new TextEncoder().encode(text), []);

it.each([
	['not closed', 'country\n"DK\n', 2],
	['within a cell', 'country\nD"K\n', 2],
	['followed by more', 'country\n"D"K\n', 2],
])('a quotation mark %s is told in the editor’s language, with its line', (_what, text, line) => {
	expect(read(text).problems).toEqual([{ line, column: null, message: complaints.syntax }]);
});
