import type { MigrateUpArgs } from '@payloadcms/db-sqlite';
import { sql } from '@payloadcms/db-sqlite';

type Database = MigrateUpArgs['db'];

const plain = '`id` integer PRIMARY KEY NOT NULL';
const once = '`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL';

/** Tables of values that Payload writes anew with their document: nothing names their rows. */
const ofValues = ['locales', 'rels', 'texts'];
const isNamed = ofValues.map((ending) => `name not like '%\\_${ending}' escape '\\'`).join(' and ');

/** Every column that names documents by a key such as `pages:12`, and those that name them in another way, as such keys. */
const keys = [
	'select holder as "key" from usages',
	'select target from usages',
	'select target from share_links',
	'select target from lock_requests',
	'select target from release_members',
	'select target from reviews',
	'select target from review_comments',
	'select place from audit_entries',
	`select entity || ':' || document from translation_states`,
	`select 'releases:' || release from release_members`,
	`select 'users:' || author from reviews`,
	`select 'users:' || reviewer from reviews`,
	`select 'users:' || author from review_comments`,
	`select 'users:' || account from lock_requests`,
	`select json_extract(input, '$.doc.relationTo') || ':' || json_extract(input, '$.doc.value') from payload_jobs`,
	`select 'users:' || json_extract(input, '$.user.value') from payload_jobs`,
].join(' union all ');

async function tablesWith(db: Database, column: string): Promise<string[]> {
	const { rows } = await db.run(
		sql.raw(
			`select name from sqlite_master where type = 'table' and instr(sql, '${column}') and ${isNamed}`,
		),
	);
	return rows.map(({ name }) => String(name));
}

/** Replaces the definition of the tables' ids. A rebuild of the tables would need foreign keys off, which a transaction forbids. */
async function redefine(
	db: Database,
	tables: readonly string[],
	from: string,
	to: string,
): Promise<void> {
	const names = tables.map((name) => `'${name}'`).join();
	// Makes SQLite's own table of sequences, and other connections read the new definitions.
	await db.run(sql.raw('create table "__sequence" (id integer primary key autoincrement)'));
	await db.run(sql.raw('drop table "__sequence"'));
	await db.run(sql.raw('pragma writable_schema = on'));
	await db.run(
		sql.raw(
			`update sqlite_master set sql = replace(sql, '${from}', '${to}') where type = 'table' and name in (${names})`,
		),
	);
	await db.run(sql.raw('pragma writable_schema = reset'));
	const redefined = await tablesWith(db, to);
	const missing = tables.filter((table) => !redefined.includes(table));
	if (missing.length > 0) throw new Error(`The ids of ${missing.join(', ')} are not redefined`);
}

/** The highest id that a key names, by collection. */
async function highestNamed(db: Database): Promise<Map<string, number>> {
	const { rows } = await db.run(
		sql.raw(
			`select substr("key", 1, instr("key", ':') - 1) as collection, max(cast(substr("key", instr("key", ':') + 1) as integer)) as id from (${keys}) group by 1`,
		),
	);
	return new Map(rows.map(({ collection, id }) => [String(collection), Number(id)]));
}

/**
 * Ids of deleted rows are never given out again on SQLite, as on PostgreSQL: tables count on from their highest id, and from the
 * highest that something stored still names.
 *
 * @throws when SQLite refuses a new definition of a table
 */
export async function giveIdsOnce(db: Database): Promise<void> {
	const tables = await tablesWith(db, plain);
	await redefine(db, tables, plain, once);
	const highest = await highestNamed(db);
	for (const table of tables) {
		const named = highest.get(table.replaceAll('_', '-')) ?? 0;
		await db.run(
			sql.raw(
				`insert into sqlite_sequence (name, seq) select '${table}', max(coalesce(max(id), 0), ${named}) from "${table}"`,
			),
		);
	}
}

/** Ids may be given out again. */
export async function giveIdsAgain(db: Database): Promise<void> {
	const tables = await tablesWith(db, once);
	await redefine(db, tables, once, plain);
	await db.run(sql.raw('delete from sqlite_sequence'));
}
