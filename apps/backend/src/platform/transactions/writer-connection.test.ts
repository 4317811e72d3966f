import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { WriterConnection } from './writer-connection.ts';

const folder = mkdtempSync(join(tmpdir(), 'writer-test-'));
const url = `file:${join(folder, 'a.db')}`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Blocks the event loop for as long as a write may run before it yields. */
function work(): void {
	const end = performance.now() + limits.database.yieldMs;
	while (performance.now() <= end);
}

it('yields between the statements of a long transaction, and commits all of them in order', async () => {
	const transaction = await new WriterConnection(url).begin();
	await transaction.execute('CREATE TABLE numbers (number)');
	const order: string[] = [];
	setImmediate(() => order.push('somebody else'));
	work();
	const first = transaction.execute('INSERT INTO numbers VALUES (1)');
	const second = transaction.execute('INSERT INTO numbers SELECT max(number) + 1 FROM numbers');
	await transaction.commit().then(() => order.push('committed'));
	await Promise.all([first, second]);
	expect(order).toEqual(['somebody else', 'committed']);
	const client = createClient({ url });
	const { rows } = await client.execute('SELECT number FROM numbers ORDER BY number');
	expect(rows.map(({ number }) => number)).toEqual([1, 2]);
	client.close();
});
