import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { createLocalReq, getPayload, readMigrationFiles } from 'payload';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { isFormerDatabase } from '../src/migrations/former-database.ts';
import config from '../src/payload.config.ts';
import {
	checkMigrations,
	removingMigrations,
	withoutTime,
} from '../src/platform/database/migration-guard.ts';
import { missingMigrations } from '../src/platform/database/missing-migrations.ts';
import { usesPostgres } from '../src/platform/environment.ts';
import { runStatement } from '../src/platform/transactions/statement.ts';
import { runSql } from './backend.ts';
import { fillTables, readTables, type Tables } from './stored-tables.ts';

/** The last migration of version 0.1.0, on each database. */
const lastMigration = usesPostgres ? '20261124_151601_brand' : '20261124_151551_brand';
const timestamp = '2026-01-02T03:04:05.000Z';

const payload = await getPayload({ config });

const migrationNames = async () =>
	(await payload.find({ collection: 'payload-migrations', sort: 'id' })).docs.map(
		({ name }) => name,
	);

/** Records migrations as version 0.1.0 did. */
async function recordMigrations(...migrations: string[]): Promise<void> {
	await runSql(payload, 'delete from payload_migrations');
	for (const name of migrations)
		await runSql(
			payload,
			`insert into payload_migrations (name, batch, updated_at, created_at) values ('${name}', 1, '${timestamp}', '${timestamp}')`,
		);
}

/**
 * Tables and columns that a migration removes on purpose, by its name: `header: ['header.theme']`. Backends of the release before it cannot
 * run side by side with the new ones.
 */
const intendedChanges = {
	removals: [
		...['_incidents_v', '_incidents_v_locales', '_incidents_v_version_parts'],
		...['_incidents_v_version_steps', '_incidents_v_version_steps_locales'],
		...['incidents', 'incidents_locales', 'incidents_parts', 'incidents_steps'],
		...['incidents_steps_locales', 'lock_requests'],
		// On SQLite, the lock of an incident goes with it.
		usesPostgres ? 'payload_locked_documents_rels.incidents_id' : 'payload_locked_documents_rels',
		'review_comments',
	],
	saved_sections: [
		...['patterns', 'patterns_locales'],
		usesPostgres ? 'payload_locked_documents_rels.patterns_id' : 'payload_locked_documents_rels',
	],
};

/**
 * The columns whose value differs after the migration, like `pages.title`, the tables whose row is gone, and columns that rows of the version
 * before, whose backends may run meanwhile, lack.
 */
function changedColumns(before: Tables, after: Tables): string[] {
	const changed = before.columns.flatMap(({ table, column }) => {
		const row = after.rows.get(table);
		if (!row) return [table];
		return row[column] === before.rows.get(table)?.[column] ? [] : [`${table}.${column}`];
	});
	const nameOf = ({ table, column }: Tables['columns'][number]) => `${table}.${column}`;
	const requiredBefore = new Set(before.columns.filter(({ required }) => required).map(nameOf));
	const required = after.columns
		.filter((each) => each.required && before.rows.has(each.table))
		.map(nameOf)
		.filter((name) => !requiredBefore.has(name));
	return [...changed, ...required.map((name) => `${name} is required`)].sort();
}

it('finds a column that backends of the version before do not fill', () => {
	const id = { table: 'pages', column: 'id', type: 'integer', label: null, required: true };
	const title = { ...id, column: 'title', type: 'text', required: false };
	const rows = new Map([['pages', { id: '1', title: "'a'" }]]);
	const added = { ...title, column: 'kind', required: true };
	const before = { columns: [id, title], rows };
	const columns = [id, { ...title, required: true }, added];
	expect(changedColumns(before, { columns, rows })).toEqual([
		'pages.kind is required',
		'pages.title is required',
	]);
	expect(changedColumns(before, { columns: [...before.columns, title], rows })).toEqual([]);
});

it('migrations keep stored values except for intended changes', async () => {
	const migrations = await readMigrationFiles({ payload });
	const differencesByMigration: Record<string, string[]> = {};
	let tables = await readTables(payload);
	for (const [index, { name }] of migrations.entries()) {
		await fillTables(payload, tables);
		const before = await readTables(payload);
		await payload.db.migrate({ migrations: migrations.slice(0, index + 1) });
		tables = await readTables(payload);
		const differences = [...new Set(changedColumns(before, tables))];
		if (differences.length > 0) differencesByMigration[withoutTime(name)] = differences;
	}
	expect(differencesByMigration).toEqual(intendedChanges);
	expect(removingMigrations).toEqual(Object.keys(intendedChanges));
});

it('saved sections become drafts, with their names, languages and purpose', async () => {
	const migrations = await readMigrationFiles({ payload });
	const migration = migrations.find(({ name }) => withoutTime(name) === 'saved_sections');
	const req = await createLocalReq({}, payload);
	const context = { db: Reflect.get(payload.db, 'drizzle'), payload, req };
	await migration?.down(context);
	const hero = JSON.stringify([{ id: 'a', blockType: 'cleanHero', heading: 'Åbning' }]);
	await runSql(
		payload,
		"insert into patterns (id, name, description) values (7, 'Top', 'For start')",
	);
	await runSql(
		payload,
		`insert into patterns_locales (sections, blog_sections, _locale, _parent_id) values ('${hero}', '[]', 'da', 7)`,
	);
	await migration?.up(context);
	const where = { title: { equals: 'Top' } };
	const options = { where, locale: 'da', draft: true, depth: 0 } as const;
	const { docs } = await payload.find({ collection: 'pages', ...options });
	expect(docs).toMatchObject([
		{
			_status: 'draft',
			sections: [{ blockType: 'cleanHero', heading: 'Åbning' }],
			seo: { metaDesc: 'For start' },
		},
	]);
	expect((await payload.find({ collection: 'posts', ...options })).docs).toEqual([]);
	expect(await payload.find({ collection: 'pages', ...options, locale: 'en' })).toMatchObject({
		docs: [],
	});
});

it('plans become releases with the contents that they stored', async () => {
	const migrations = await readMigrationFiles({ payload });
	const migration = migrations.find(({ name }) => withoutTime(name) === 'plans_to_releases');
	const req = await createLocalReq({}, payload);
	const context = { db: Reflect.get(payload.db, 'drizzle'), payload, req };
	await migration?.down(context);
	const insert = (table: string, row: Record<string, unknown>) => {
		const value = (one: unknown) =>
			one === null ? 'null' : `'${typeof one === 'object' ? JSON.stringify(one) : one}'`;
		const values = Object.values(row).map(value).join();
		const columns = Object.keys(row).join();
		return runSql(payload, `insert into ${table} (${columns}) values (${values})`);
	};
	const at = '2999-01-01T08:00:00.000Z';
	const user = { relationTo: 'users', value: 4 };
	const content = { title: { en: 'Planned' } };
	const job = (id: number, input: object, more: object = {}) =>
		insert('payload_jobs', {
			...{ id, task_slug: 'schedulePublish', queue: 'default', input, wait_until: at, ...more },
		});
	const page = { relationTo: 'pages', value: '7' };
	await insert('translation_states', {
		...{
			key: 'pages:7:da',
			entity: 'pages',
			document: '7',
			language: 'da',
			state: 'draft',
			title: 'Side',
		},
	});
	const own = {
		type: 'publish',
		locale: 'da',
		timezone: 'Europe/Copenhagen',
		user,
		fixed: 'plan:a',
	};
	await job(101, { ...own, doc: page, at });
	await insert('payload_kv', { key: 'fixed:plan:a', data: { 'pages:7': content } });
	await job(102, { type: 'unpublish', doc: page, leads: 'gone', user: 3 });
	await job(
		103,
		{ type: 'publish', global: 'header', user, at },
		{ has_error: true, error: { message: 'trash' } },
	);
	const mailed = { type: 'publish', global: 'header', user, at };
	await insert('payload_jobs', {
		...{ id: 104, task_slug: 'tellPlanner', queue: 'mail' },
		input: { plan: mailed, reason: 'trash', details: ['Detail'] },
	});
	for (const [id, title] of [
		[501, 'Autumn'],
		[502, 'Winter'],
	] as const) {
		await insert('releases', { id, title });
		await insert('releases_languages', { '"order"': 1, parent_id: id, value: 'en' });
		await insert('release_members', { id: id + 100, release: id, target: 'pages:7' });
		const member = { 'pages:7': { title: { en: title } } };
		await insert('payload_kv', { key: `fixed:member:${id + 100}`, data: member });
		const doc = { relationTo: 'releases', value: String(id) };
		await job(id + 200, { type: 'publish', doc, user, at, fixed: `plan:${title}` });
	}
	const planned = (title: string) => ({ 'pages:7': { title: { en: title } } });
	await insert('payload_kv', { key: 'fixed:plan:Autumn', data: planned('Autumn') });
	// The document was added again after the release was planned.
	await insert('payload_kv', { key: 'fixed:plan:Winter', data: planned('Early winter') });

	await migration?.up(context);
	const { docs: releases } = await payload.find({ collection: 'releases', sort: 'id', depth: 0 });
	const { docs: members } = await payload.find({ collection: 'release-members', sort: 'id' });
	const { docs: jobs } = await payload.find({ collection: 'payload-jobs', sort: 'id' });
	const stored = releases.map((release) => [
		release,
		members.find((member) => member.release === release.id),
		jobs.find(({ input }) => Object(input).release === release.id)?.id,
	]);
	const waiting = { publishAt: at, failure: null };
	const expected = (title: string, more: object) => expect.objectContaining({ title, ...more });
	expect(stored).toEqual(
		expect.arrayContaining([
			[
				expected('Side', {
					...{ ...waiting, single: true, planner: 4, languages: ['da'] },
					timeZone: 'Europe/Copenhagen',
				}),
				expect.objectContaining({ target: 'pages:7', action: 'publish', content }),
				101,
			],
			[
				expected('Side', { ...waiting, single: true, planner: null, languages: [] }),
				expect.objectContaining({ action: 'unpublish', leads: 'gone', content: null }),
				102,
			],
			[
				expected('global:header', { single: true, failure: 'gone' }),
				expect.objectContaining({ target: 'global:header', content: null }),
				104,
			],
			[
				expected('Autumn', { ...waiting, id: 501, planner: 4 }),
				expect.objectContaining({ content: planned('Autumn')['pages:7'] }),
				701,
			],
			[
				expected('Winter', { id: 502, publishAt: null }),
				expect.objectContaining({ content: planned('Winter')['pages:7'] }),
				undefined,
			],
			[
				expected('Winter', { ...waiting, languages: ['en'] }),
				expect.objectContaining({ content: planned('Early winter')['pages:7'] }),
				702,
			],
		]),
	);
	expect((await payload.kv.keys()).filter((key) => key.startsWith('fixed:'))).toEqual([]);
});

it.runIf(usesPostgres)(
	'a migration that removes something is refused while a backend of the release before runs',
	async () => {
		const migrations = await readMigrationFiles({ payload });
		const applied = (await migrationNames()).map(String);
		const removal = migrations.find(({ name }) => removingMigrations.includes(withoutTime(name)));
		await runSql(payload, `delete from payload_migrations where name = '${removal?.name}'`);
		onTestFinished(() => recordMigrations(...applied));
		// Backends of all releases keep such a connection.
		const running = await Reflect.get(payload.db, 'pool').connect();
		await running.query('listen content');
		await expect(payload.db.migrate()).rejects.toThrow('1 of them run (this machine)');
		running.release(true);
		// As the next start does, once they are stopped.
		await expect
			.poll(() => checkMigrations(payload.db.drizzle, migrations).then(() => 'runs', String))
			.toBe('runs');
	},
);

it.each(removingMigrations)('CHANGELOG.md says to stop the backends before %s', (name) => {
	const changelog = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8');
	expect(changelog).toMatch(
		new RegExp(`^## .*\n\n\\*\\*Stop the backends first\\*\\*.*\`${name}\``, 'm'),
	);
});

it('migrations create every table and column', async () => {
	expect(await missingMigrations(payload)).toEqual([]);
});

it.skipIf(usesPostgres)(
	'every table of localized fields has an index on the parent id',
	async () => {
		const read = async (statement: string) =>
			z
				.array(z.object({ name: z.string() }))
				.parse(await runStatement(payload.db.drizzle, sql.raw(statement)))
				.map(({ name }) => name);
		const tables = await read(
			"select name from sqlite_master where type = 'table' and name like '%\\_locales' escape '\\'",
		);
		expect(tables).toContain('posts_locales');
		for (const table of tables) {
			const indexes = await read(`pragma index_list(${table})`);
			const first = indexes.map(async (index) => (await read(`pragma index_info(${index})`))[0]);
			expect(await Promise.all(first), table).toContain('_parent_id');
		}
	},
);

it('migrations upgrade a database of version 0.1.0 with its content', async () => {
	const page = await payload.create({
		collection: 'pages',
		draft: true,
		data: { title: 'Stored' },
	});
	await recordMigrations('20261121_031128_initial', lastMigration);
	// Later migrations have run on this database.
	await payload.db.migrate({ migrations: (await readMigrationFiles({ payload })).slice(0, 1) });
	expect(await migrationNames()).toEqual([
		'20261121_031128_initial',
		lastMigration,
		expect.stringMatching(/_initial$/),
	]);
	expect(await payload.findByID({ collection: 'pages', id: page.id })).toMatchObject({
		title: 'Stored',
	});
});

it('migrations refuse a database older than version 0.1.0', async () => {
	await recordMigrations('20261121_031128_initial');
	const read = async (statement: string) => ({
		rows: z
			.array(z.record(z.string(), z.unknown()))
			.parse(await runStatement(Reflect.get(payload.db, 'drizzle'), sql.raw(statement))),
	});
	const migrationsTable = 'select 1';
	await expect(isFormerDatabase({ read, migrationsTable, last: lastMigration })).rejects.toThrow(
		lastMigration,
	);
});
