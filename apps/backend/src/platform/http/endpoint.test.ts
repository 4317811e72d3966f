import { expect, it } from 'vitest';
import { fileResponse } from './endpoint.ts';

const bytes = async (response: Response) => [...new Uint8Array(await response.arrayBuffer())];

it('adds a byte order mark to CSV files', async () => {
	expect(await bytes(fileResponse('answers.csv', 'å'))).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa5]);
});
