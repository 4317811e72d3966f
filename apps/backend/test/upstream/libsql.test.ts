import { readdirSync } from 'node:fs';
import { type Client, createClient } from '@libsql/client';
import { afterAll, expect, it } from 'vitest';
import { environment } from '../../src/platform/environment.ts';

// The behavior of the SQLite client without src/platform/transactions. If a test fails here, its patch may be removed.

const clients: Client[] = [];
afterAll(() => {
	for (const client of clients) client.close();
});

function clientOf(name: string): Client {
	const client = createClient({ url: `${environment.DATABASE_URL}-${name}` });
	clients.push(client);
	return client;
}

it('a write transaction is refused at once during another one', async () => {
	const client = clientOf('writers');
	const first = await client.transaction('write');
	await expect(client.transaction('write')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
	await first.rollback();
});

it('every transaction leaves its connection open until garbage collection', async () => {
	const client = clientOf('connections');
	await client.execute('create table rounds (id)');
	const files = () => readdirSync('/proc/self/fd').length;
	const before = files();
	// The maximum, because the garbage collector may run before the end.
	let maximum = before;
	for (let round = 0; round < 20; round += 1) {
		const transaction = await client.transaction('write');
		await transaction.execute(`insert into rounds values (${round})`);
		await transaction.commit();
		maximum = Math.max(maximum, files());
	}
	expect(maximum).toBeGreaterThan(before + 4);
});
