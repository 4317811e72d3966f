// @vitest-environment node
// The line above gives this file a process of its own: the patch changes a package that others have loaded.
import { type Client, createClient } from '@libsql/client';
import Database from 'libsql';
import { beforeAll, describe, expect, it } from 'vitest';
import { storePreparedStatements } from './stored-statements.ts';

const prepare = Database.prototype.prepare;
let prepared = 0;

// Below the patch, which takes what it finds here for the client's own.
Object.assign(Database.prototype, {
	prepare(this: InstanceType<typeof Database>, sql: string) {
		prepared += 1;
		return prepare.call(this, sql);
	},
});

async function connect(): Promise<Client> {
	const client = createClient({ url: ':memory:' });
	await client.execute('create table page (id integer primary key, title text)');
	prepared = 0;
	return client;
}

const insert = (client: Client, id: number, title: string) =>
	client.execute({ sql: 'insert into page (id, title) values (?, ?)', args: [id, title] });

async function titles(client: Client): Promise<unknown[]> {
	const { rows } = await client.execute('select title from page order by id');
	return rows.map(({ title }) => title);
}

// Once this fails the client stores its statements itself, and the patch may go.
it('unpatched, the client prepares the same statement each time', async () => {
	const client = await connect();
	await insert(client, 1, 'first');
	await insert(client, 2, 'second');
	expect(prepared).toBe(2);
});

describe('patched, the client', () => {
	beforeAll(storePreparedStatements);

	it('prepares a statement once, for other values and after a failure', async () => {
		const client = await connect();
		await insert(client, 1, 'first');
		await insert(client, 2, 'second');
		expect(await titles(client)).toEqual(['first', 'second']);
		expect(prepared).toBe(2);
		await expect(insert(client, 1, 'again')).rejects.toMatchObject({
			code: 'SQLITE_CONSTRAINT_PRIMARYKEY',
		});
		await insert(client, 3, 'third');
		expect(await titles(client)).toEqual(['first', 'second', 'third']);
		expect(prepared).toBe(3);
	});

	it('sees a changed schema', async () => {
		const client = await connect();
		const columns = async () => (await client.execute('select * from page')).columns;
		expect(await columns()).toEqual(['id', 'title']);
		await client.execute('alter table page add column slug text');
		expect(await columns()).toEqual(['id', 'title', 'slug']);
	});

	it('stores each connection’s own', async () => {
		const [one, other] = [await connect(), await connect()];
		await insert(one, 1, 'only here');
		expect(await titles(one)).toEqual(['only here']);
		expect(await titles(other)).toEqual([]);
	});
});
