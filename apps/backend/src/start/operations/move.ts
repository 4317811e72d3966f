import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { migrations } from '../../migrations/sqlite/index.ts';
import { environment, usesPostgres } from '../../platform/environment.ts';
import { databaseAddress } from '../database-address.ts';
import { openDatabase } from '../open-database.ts';
import { StartProblem } from '../start-problem.ts';
import { filesIn, withTemporaryFolder } from './archive.ts';
import { copyToBucket } from './bucket-copy.ts';
import {
	markAsMoved,
	movedKey,
	queryPostgres,
	quoted,
	readDatabase,
	runScript,
} from './stored-database.ts';

/** Tables that are not copied: the migrations differ, the search index is built anew, and counted requests are of no use later. */
const isMoved = (table: string): boolean =>
	!/^(payload_migrations|rate_limits|search_)/.test(table);

const tableShape = z.array(
	z.object({
		table: z.string(),
		columns: z.array(z.string()),
		/** The column that a sequence fills. */
		serial: z.string().nullable(),
	}),
);
type Table = z.infer<typeof tableShape>[number];
const keyShape = z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() }));

const tablesQuery = `select coalesce(json_agg(t), '[]') from (
	select table_name as "table", json_agg(column_name order by ordinal_position) as columns,
		max(column_name) filter (where column_default like 'nextval(%') as serial
	from information_schema.columns join information_schema.tables using (table_schema, table_name)
	where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name order by table_name) t`;
const foreignKeysQuery = `select coalesce(json_agg(k), '[]') from (
	select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
	from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace) k`;

/** A value in the text format of COPY, which PostgreSQL reads as the type of its column. */
function copyValue(value: unknown): string {
	if (value === null) return '\\N';
	return String(value).replace(
		/[\\\n\r\t]/g,
		(character) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t' })[character] ?? '\\\\',
	);
}

const listOf = (columns: readonly string[]) => columns.map(quoted).join(', ');

/** A statement that copies all rows of a SQLite table, in parts. */
function* copyRows(source: DatabaseSync, { table, columns }: Table, target: string) {
	yield `copy ${target} (${listOf(columns)}) from stdin;\n`;
	for (const row of source.prepare(`select ${listOf(columns)} from ${quoted(table)}`).iterate())
		yield `${columns.map((column) => copyValue(row[column])).join('\t')}\n`;
	yield '\\.\n';
}

/** Replaces all rows, in one transaction. Foreign keys are added again at its end, which checks every reference. */
function* moveScript(
	source: DatabaseSync,
	tables: readonly Table[],
	keys: z.infer<typeof keyShape>,
): Generator<string> {
	yield 'begin; set local statement_timeout = 0;\n';
	for (const { table, name } of keys)
		yield `alter table ${table} drop constraint ${quoted(name)};\n`;
	yield `truncate ${tables.map(({ table }) => quoted(table)).join(', ')};\n`;
	for (const table of tables) yield* copyRows(source, table, quoted(table.table));
	for (const { table, name, definition } of keys)
		yield `alter table ${table} add constraint ${quoted(name)} ${definition};\n`;
	// SQLite knows the ids of deleted rows, which must not be given again, of some tables only.
	const lastIds = new Map(
		source
			.prepare('select name, seq from sqlite_sequence')
			.all()
			.map(({ name, seq }) => [name, seq]),
	);
	for (const { table, serial } of tables)
		if (serial !== null)
			yield `select setval(pg_get_serial_sequence('${quoted(table)}', '${serial}'), last) from (
				select greatest(max(${quoted(serial)}), ${Number(lastIds.get(table) ?? 0)}) as last from ${quoted(table)}) as ids where last > 0;\n`;
	// An earlier version stored whole numbers as decimals: 1795904008572.0.
	yield `update payload_kv set data = to_jsonb(trim_scale(data::text::numeric)) where jsonb_typeof(data) = 'number';\n`;
	yield 'commit;\n';
}

/** Reads all rows once more, and prints the tables in which a row is missing, differs or is too many. */
function* comparisonScript(source: DatabaseSync, tables: readonly Table[]): Generator<string> {
	yield 'set statement_timeout = 0;\n';
	for (const table of tables) {
		const moved = `select ${listOf(table.columns)} from moved`;
		const stored = `select ${listOf(table.columns)} from ${quoted(table.table)}`;
		yield `create temporary table moved (like ${quoted(table.table)});\n`;
		yield* copyRows(source, table, 'moved');
		yield `select '${table.table}' where exists (${moved} except all ${stored}) or exists (${stored} except all ${moved});\n`;
		yield 'drop table moved;\n';
	}
	// The first start then indexes all documents.
	yield `delete from payload_kv where key in ('search-format', '${movedKey}');\n`;
}

const run = (script: Iterable<string>): Promise<string> =>
	withTemporaryFolder(async (folder) => {
		const file = join(folder, 'script.sql');
		await pipeline(script, createWriteStream(file, { mode: 0o600 }));
		return await runScript(file);
	});

/**
 * Throws a StartProblem unless the file was migrated by this version, the folder of uploaded files can be copied, and the database of the
 * settings has no content.
 */
async function requireFit(file: string, mediaFolder: string): Promise<void> {
	if (!usesPostgres) throw new StartProblem('DATABASE_URL: set it to the PostgreSQL database');
	if (mediaFolder !== '') {
		if (!environment.S3_BUCKET) throw new StartProblem('S3_BUCKET: set it to copy uploaded files');
		// Fails here if it can't be read.
		await filesIn(mediaFolder);
	}
	const applied = (await readDatabase(file)).migrations;
	const missing = migrations.filter(({ name }) => !applied.includes(name));
	if (missing.length > 0 || applied.length > migrations.length)
		throw new StartProblem(`${file} is of another version: start this version on it once`);
	const { rows } = await readDatabase();
	if (rows.users || rows.pages || rows.posts || rows.media)
		throw new StartProblem('DATABASE_URL: the database is not empty. Move into an empty one');
}

async function moveFiles(folder: string): Promise<string> {
	if (folder === '') return 'Uploaded files were not copied.';
	return `Copied ${await copyToBucket(folder)} files to the bucket; each is the same.`;
}

/**
 * Copies a SQLite database into the empty PostgreSQL database of the settings, and the files of a folder, if one is given, into the bucket.
 * Compares every row and file, and marks the file as moved, so that commands refuse it. No backend may run. Throws a StartProblem if it
 * cannot, or if a row or file differs. The rest of the file and the folder are never changed, so it can be repeated with an empty database.
 */
export async function move(file: string, mediaFolder: string): Promise<string> {
	await requireFit(file, mediaFolder);
	await openDatabase();
	const source = new DatabaseSync(file, { readOnly: true });
	try {
		// One moment, for copy and comparison.
		source.exec('begin');
		const isStored = source.prepare(
			"select 1 from sqlite_schema where type = 'table' and name = ?",
		);
		const tables = tableShape
			.parse(await queryPostgres(tablesQuery))
			.filter(({ table }) => isMoved(table) && isStored.get(table));
		await run(moveScript(source, tables, keyShape.parse(await queryPostgres(foreignKeysQuery))));
		const different = (await run(comparisonScript(source, tables))).trim();
		if (different)
			throw new StartProblem(`Tables with other rows: ${different.replaceAll('\n', ', ')}`);
		const files = await moveFiles(mediaFolder);
		source.exec('commit');
		await markAsMoved(file);
		return `Moved ${tables.length} tables to ${databaseAddress()}; every row is the same. ${files}`;
	} finally {
		source.close();
	}
}
