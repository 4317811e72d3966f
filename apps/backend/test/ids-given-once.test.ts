import { getPayload, type Payload, readMigrationFiles } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import config from '../src/payload.config.ts';
import { runSql } from './run-sql.ts';
import { readTables, type Tables } from './stored-tables.ts';

const then = '2026-01-02T03:04:05.000Z';
const dates = `'${then}', '${then}'`;

/** A database from before: pages up to 4 with texts and a link between them, of which the page 7 was deleted but is still named. */
const stored = [
	...[1, 4].map(
		(id) =>
			`insert into pages (id, _status, updated_at, created_at) values (${id}, 'draft', ${dates})`,
	),
	'update pages set parent_id = 1 where id = 4',
	`insert into pages_locales (title, _locale, _parent_id) values ('First', 'en', 1), ('Fourth', 'da', 4)`,
	`insert into redirects (id, "from", locale, status, updated_at, created_at) values (1, '/old', 'en', '301', ${dates})`,
	`insert into redirects_rels (parent_id, path, pages_id) values (1, 'to.reference', 4)`,
	`insert into usages (holder, target, path) values ('redirects:1', 'pages:7', 'to.reference'), ('pages:4', 'path:/x', 'y')`,
	`insert into payload_jobs (input, task_slug, updated_at, created_at) values ('{"doc":{"relationTo":"posts","value":"12"}}', 'schedulePublish', ${dates})`,
];

let payload: Payload;
let before: Tables;
beforeAll(async () => {
	payload = await getPayload({ config });
	const migrations = await readMigrationFiles({ payload });
	const index = migrations.findIndex(({ name }) => name.endsWith('ids_given_once'));
	await payload.db.migrate({ migrations: migrations.slice(0, index) });
	for (const statement of stored) await runSql(payload, statement);
	before = await readTables(payload);
	await payload.db.migrate({ migrations: migrations.slice(0, index + 1) });
});

it('leaves every row of a database from before as it was, also those that belong to others', async () => {
	const { rows } = await readTables(payload);
	expect(rows).toEqual(before.rows);
	expect(rows.get('redirects_rels')).toMatchObject({ parent_id: '1', pages_id: '4' });
	const page = await payload.findByID({ collection: 'pages', id: 4, locale: 'da', depth: 0 });
	expect(page).toMatchObject({ title: 'Fourth', parent: 1 });
});

it('gives new documents ids that nothing stored names', async () => {
	const draft = { draft: true, data: { _status: 'draft' } } as const;
	expect((await payload.create({ collection: 'pages', ...draft })).id).toBe(8);
	expect((await payload.create({ collection: 'posts', ...draft })).id).toBe(13);
});

it('still deletes with a document what belongs to it', async () => {
	await payload.delete({ collection: 'pages', id: 4 });
	const { rows } = await readTables(payload);
	expect(rows.get('redirects_rels')).toBeUndefined();
	expect(rows.get('pages_locales')).toMatchObject({ title: "'First'" });
});

it('can be taken back', async () => {
	const { rows } = await readTables(payload);
	await payload.db.migrateDown();
	expect((await readTables(payload)).rows).toEqual(rows);
});
