import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { environment } from '../../src/platform/environment.ts';
import { sqliteClient } from '../../src/platform/transactions/sqlite-client.ts';
import { startUnpatched } from './unpatched.ts';

// The behavior of Payload without the patches of src/patches. If a test fails here, its patch may be removed.

const nameRows = z.array(z.object({ name: z.string() }));

const unpatched = await startUnpatched();

function readDatabase(sql: string): unknown[] {
	const database = new DatabaseSync(fileURLToPath(environment.DATABASE_URL), { readOnly: true });
	const rows = database.prepare(sql).all();
	database.close();
	return rows;
}

it('a write outside of a transaction is stored partially when one of its statements fails', async () => {
	const { payload } = unpatched;
	const count = () => readDatabase('select id from notes').length;
	const before = count();
	const database = new DatabaseSync(fileURLToPath(environment.DATABASE_URL));
	database.exec('alter table notes_locales rename to elsewhere');
	const data = { title: 'In part' };
	// The generated types contain only the collections and tasks of the backend, here and below.
	const notes = 'notes' as never;
	await expect(payload.db.create({ collection: notes, data, locale: 'en' })).rejects.toThrow();
	database.exec('alter table elsewhere rename to notes_locales');
	database.close();
	expect(count()).toBe(before + 1);
});

it('a list can be sorted by a hidden field of a related document', async () => {
	const { payload } = unpatched;
	const names = ['first', 'second'];
	for (const name of names) {
		const data = { email: `${name}@example.com`, password: 'three quiet herons wade' };
		const madeBy = (await payload.create({ collection: 'users', data: data as never })).id;
		await payload.create({
			collection: 'notes' as never,
			data: { title: name, madeBy } as never,
		});
	}
	const titles = async (sort: string) => {
		const { docs } = await payload.find({
			collection: 'notes' as never,
			overrideAccess: false,
			sort,
		});
		return z
			.array(z.object({ title: z.string().nullish() }))
			.parse(docs)
			.map(({ title }) => title)
			.filter((title) => names.includes(title ?? ''));
	};
	const ascending = await titles('madeBy.hash');
	expect(ascending).toHaveLength(2);
	expect(await titles('-madeBy.hash')).toEqual(ascending.toReversed());
});

it('no index of a locales table starts with the document ID', () => {
	const indexes = nameRows.parse(readDatabase('pragma index_list(notes_locales)'));
	const first = indexes.map(
		({ name }) => nameRows.parse(readDatabase(`pragma index_info(${name})`))[0]?.name,
	);
	expect(first.length).toBeGreaterThan(0);
	expect(first).not.toContain('_parent_id');
});

it('a job that a killed process was running is never run again', async () => {
	const { payload } = unpatched;
	await payload.jobs.queue({ task: 'nothing' as never, input: {} as never });
	await payload.update({
		collection: 'payload-jobs',
		where: { processing: { equals: false } },
		data: { processing: true },
	});
	await payload.jobs.run({ silent: true });
	expect((await payload.find({ collection: 'payload-jobs' })).totalDocs).toBe(1);
});

it('a missing file is an internal server error', async () => {
	expect((await unpatched.request('/files/file/nothing.txt')).status).toBe(500);
});

it('an invalid filter is an internal server error', async () => {
	expect((await unpatched.request('/notes?where[id][equals][a]=b')).status).toBe(500);
});

// These run last, because their connections keep the database locked.
describe('transactions', () => {
	it('a transaction that begins during another one is refused instead of joining it', async () => {
		const { db } = unpatched.payload;
		const outer = await db.beginTransaction();
		await expect(db.beginTransaction()).rejects.toThrow('SQLITE_BUSY');
		await db.rollbackTransaction(outer ?? '');
	});

	it('a failed commit is not reported as an error', async () => {
		const { payload } = unpatched;
		const client = sqliteClient(payload);
		if (!client) throw new Error('No SQLite');
		const begin = client.transaction;
		client.transaction = async (...args) => {
			const transaction = await Reflect.apply(begin, client, args);
			transaction.commit = async () => {
				await transaction.rollback();
				throw new Error('disk I/O error');
			};
			return transaction;
		};
		const id = await payload.db.beginTransaction();
		await expect(payload.db.commitTransaction(id ?? '')).resolves.toBeUndefined();
		client.transaction = begin;
	});
});
