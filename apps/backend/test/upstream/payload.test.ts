import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { environment } from '../../src/platform/environment.ts';
import { sqliteClient } from '../../src/platform/transactions/sqlite-client.ts';
import { startUnpatched, type Unpatched } from './unpatched.ts';

// What Payload does without the patches of src/patches. A test that fails here says that its patch may go.

const named = z.array(z.object({ name: z.string() }));

let unpatched: Unpatched;
beforeAll(async () => {
	unpatched = await startUnpatched();
});

function readDatabase(sql: string): unknown[] {
	const database = new DatabaseSync(fileURLToPath(environment.DATABASE_URL), { readOnly: true });
	const rows = database.prepare(sql).all();
	database.close();
	return rows;
}

it('a write outside of a transaction is stored in part when one of its statements fails', async () => {
	const { payload } = unpatched;
	const count = () => readDatabase('select id from notes').length;
	const before = count();
	const writing = new DatabaseSync(fileURLToPath(environment.DATABASE_URL));
	writing.exec('alter table notes_locales rename to elsewhere');
	const data = { title: 'In part' };
	// The generated types know the backend's own collections and tasks only, here and below.
	const notes = 'notes' as never;
	await expect(payload.db.create({ collection: notes, data, locale: 'en' })).rejects.toThrow();
	writing.exec('alter table elsewhere rename to notes_locales');
	writing.close();
	expect(count()).toBe(before + 1);
});

it('no index of a table of translations begins with the document', () => {
	const indexes = named.parse(readDatabase('pragma index_list(notes_locales)'));
	const first = indexes.map(
		({ name }) => named.parse(readDatabase(`pragma index_info(${name})`))[0]?.name,
	);
	expect(first.length).toBeGreaterThan(0);
	expect(first).not.toContain('_parent_id');
});

it('a job that a killed process left under way is never run again', async () => {
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

it('a file that is not there is an error of the server', async () => {
	expect((await unpatched.ask('/files/file/nothing.txt')).status).toBe(500);
});

it('a filter that can’t be used is an error of the server', async () => {
	expect((await unpatched.ask('/notes?where[id][equals][a]=b')).status).toBe(500);
});

// Last, as their connections keep the database locked.
describe('transactions', () => {
	it('one that is begun while another is held is refused instead of being part of it', async () => {
		const { db } = unpatched.payload;
		const outer = await db.beginTransaction();
		await expect(db.beginTransaction()).rejects.toThrow('SQLITE_BUSY');
		await db.rollbackTransaction(outer ?? '');
	});

	it('a commit that stores nothing is no error', async () => {
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
