import { expect, it } from 'vitest';
import { fileAnswer } from './answers.ts';

const bytes = async (answer: Response) => [...new Uint8Array(await answer.arrayBuffer())];

it('spreadsheets know the letters of a CSV file by its byte order mark; other files have none', async () => {
	expect(await bytes(fileAnswer('answers.csv', 'å'))).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa5]);
	expect(await bytes(fileAnswer('all.xlf', 'å'))).toEqual([0xc3, 0xa5]);
});
