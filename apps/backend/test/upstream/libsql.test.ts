import { readdirSync } from 'node:fs';
import { type Client, createClient } from '@libsql/client';
import { afterAll, expect, it } from 'vitest';
import { environment } from '../../src/platform/environment.ts';

// What the SQLite client does without src/platform/transactions. A test that fails here says that its patch may go.

const open: Client[] = [];
afterAll(() => {
	for (const client of open) client.close();
});

function clientOf(name: string): Client {
	const client = createClient({ url: `${environment.DATABASE_URL}-${name}` });
	open.push(client);
	return client;
}

it('a writer is refused at once while another writes', async () => {
	const client = clientOf('writers');
	const first = await client.transaction('write');
	await expect(client.transaction('write')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
	await first.rollback();
});

it('every transaction leaves a connection to the garbage collector', async () => {
	const client = clientOf('connections');
	await client.execute('create table rounds (id)');
	const files = () => readdirSync('/proc/self/fd').length;
	const before = files();
	// The most at any moment: the garbage collector may run before the end.
	let most = before;
	for (let round = 0; round < 20; round += 1) {
		const transaction = await client.transaction('write');
		await transaction.execute(`insert into rounds values (${round})`);
		await transaction.commit();
		most = Math.max(most, files());
	}
	expect(most).toBeGreaterThan(before + 4);
});
