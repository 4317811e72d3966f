// @vitest-environment node
// The line above runs this file in its own process, because the patch changes a package that other tests have loaded.
import { type Client, createClient } from '@libsql/client';
import Database from 'libsql';
import { beforeAll, describe, expect, it } from 'vitest';
import { storePreparedStatements } from './stored-statements.ts';

const prepare = Database.prototype.prepare;
let prepareCalls = 0;

// Installed before the patch, which treats it as the client's own method.
Object.assign(Database.prototype, {
	prepare(this: InstanceType<typeof Database>, sql: string) {
		prepareCalls += 1;
		return prepare.call(this, sql);
	},
});

async function connect(): Promise<Client> {
	const client = createClient({ url: ':memory:' });
	await client.execute('create table page (id integer primary key, title text)');
	prepareCalls = 0;
	return client;
}

const insert = (client: Client, id: number, title: string) =>
	client.execute({ sql: 'insert into page (id, title) values (?, ?)', args: [id, title] });

async function titles(client: Client): Promise<unknown[]> {
	const { rows } = await client.execute('select title from page order by id');
	return rows.map(({ title }) => title);
}

// If this fails, the client caches its statements itself, and the patch can be removed.
it('unpatched, the client prepares the same statement each time', async () => {
	const client = await connect();
	await insert(client, 1, 'first');
	await insert(client, 2, 'second');
	expect(prepareCalls).toBe(2);
});

describe('patched, the client', () => {
	beforeAll(storePreparedStatements);

	it('prepares a statement once, for other values and after a failure', async () => {
		const client = await connect();
		await insert(client, 1, 'first');
		await insert(client, 2, 'second');
		expect(await titles(client)).toEqual(['first', 'second']);
		expect(prepareCalls).toBe(2);
		await expect(insert(client, 1, 'again')).rejects.toMatchObject({
			code: 'SQLITE_CONSTRAINT_PRIMARYKEY',
		});
		await insert(client, 3, 'third');
		expect(await titles(client)).toEqual(['first', 'second', 'third']);
		expect(prepareCalls).toBe(3);
	});

	it('stores whole numbers in columns of text and JSON without decimals', async () => {
		const client = await connect();
		const values = [5, -0, 1_795_904_008_572, Number.MAX_SAFE_INTEGER, 0.5];
		for (const title of values) {
			await client.execute({ sql: 'insert into page (title) values (?)', args: [title] });
			await client.execute({ sql: 'insert into page (title) values (:title)', args: { title } });
		}
		expect(await titles(client)).toEqual(values.flatMap((value) => [`${value}`, `${value}`]));
	});

	it('sees a changed schema', async () => {
		const client = await connect();
		const columns = async () => (await client.execute('select * from page')).columns;
		expect(await columns()).toEqual(['id', 'title']);
		await client.execute('alter table page add column slug text');
		expect(await columns()).toEqual(['id', 'title', 'slug']);
	});

	it('caches statements separately for each connection', async () => {
		const [first, second] = [await connect(), await connect()];
		await insert(first, 1, 'only here');
		expect(await titles(first)).toEqual(['only here']);
		expect(await titles(second)).toEqual([]);
	});
});
