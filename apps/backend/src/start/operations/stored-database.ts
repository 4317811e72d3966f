import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, open, rm } from 'node:fs/promises';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { z } from 'zod';
import { migrations as postgresMigrations } from '../../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../../migrations/sqlite/index.ts';
import { environment, sqliteFile, usesPostgres } from '../../platform/environment.ts';
import { fingerprintKey } from '../../platform/secret-fingerprint.ts';
import { databaseAddress } from '../database-address.ts';
import { StartProblem } from '../start-problem.ts';
import { runProgram } from './run-program.ts';

/** The names of this version's migrations of its database, oldest first. */
export const migrationNames: readonly string[] = (
	usesPostgres ? postgresMigrations : sqliteMigrations
).map(({ name }) => name);

const { DATABASE_URL } = environment;

/** The key in `payload_kv` that marks a SQLite database which `move` has copied. */
export const movedKey = 'moved';

/** The key in `payload_kv` of the time of the backup that was restored. The next start notifies the sites and deletes it. */
export const restoredKey = 'restored';
const movedShape = z.object({ to: z.string(), at: z.string() });

/** What is in a database, without loading Payload, which would migrate it. */
export interface StoredDatabase {
	migrations: string[];
	/** The number of rows of each table. */
	rows: Record<string, number>;
	/** The number of documents, without their versions. */
	documents: number;
	/** When a document or a draft was last saved, in ISO 8601; null if there is none. */
	newestChange: string | null;
	/** The fingerprint of the PAYLOAD_SECRET with which a backend last used it; null if that is unknown. */
	secret: string | null;
	/** Where `move` has copied it, and when; null if it is in use. */
	moved: z.infer<typeof movedShape> | null;
}

const namesShape = z.array(z.object({ name: z.string() }));
const countsShape = z.array(z.object({ name: z.string(), count: z.number() }));
const newestShape = z.array(z.object({ newest: z.string().nullable() }));
const valuesShape = z.array(z.object({ key: z.string(), data: z.string() }));

/** Tables that a running backend writes by itself: queues, counters, locks. */
const isContent = (table: string): boolean =>
	!/^(sqlite_|rate_limits|payload_jobs|payload_kv|payload_locked|search_|users_sessions)/.test(
		table,
	);

/** Tables of versions begin with an underscore. */
const isDocument = (table: string): boolean => !/^(_|payload_)/.test(table);

/** A name as SQL writes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Opens a SQLite file for some work. Throws a StartProblem that names the file if that fails. */
async function withSqlite<Result>(
	file: string,
	options: DatabaseSyncOptions,
	work: (database: DatabaseSync) => Result,
): Promise<Awaited<Result>> {
	try {
		const database = new DatabaseSync(file, options);
		try {
			return await work(database);
		} finally {
			database.close();
		}
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : cause;
		throw new StartProblem(`${file}: ${reason}`, { cause });
	}
}

const sqliteTables = "select name from sqlite_schema where type = 'table'";
const sqliteDocuments =
	"select m.name from sqlite_schema m join pragma_table_info(m.name) c where m.type = 'table' and c.name = 'updated_at'";
const postgresTables = "select tablename as name from pg_tables where schemaname = 'public'";
const postgresDocuments =
	"select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'updated_at'";

/** Reads what both databases have, by queries for rows. */
async function read(
	query: (statement: string) => unknown,
	[allTables, documentTables]: readonly [string, string],
): Promise<StoredDatabase> {
	const namesIn = async (statement: string) =>
		namesShape.parse(await query(statement)).map(({ name }) => name);
	const union = async (tables: readonly string[], select: (table: string) => string) =>
		tables.length === 0 ? [] : await query(tables.map(select).join(' union all '));
	const tables = await namesIn(allTables);
	const documents = (await namesIn(documentTables)).filter(isContent);
	const counts = await union(
		tables.filter(isContent).sort(),
		(table) => `select '${table}' as name, count(*) as count from ${quoted(table)}`,
	);
	const newest = await union(
		documents,
		(table) => `select cast(max(updated_at) as text) as newest from ${quoted(table)}`,
	);
	const values = tables.includes('payload_kv')
		? valuesShape.parse(await query('select key, cast(data as text) as data from payload_kv'))
		: [];
	const storedValue = (name: string): unknown => {
		const value = values.find(({ key }) => key === name);
		return value && JSON.parse(value.data);
	};
	const rows = Object.fromEntries(
		countsShape.parse(counts).map(({ name, count }) => [name, count]),
	);
	const times = newestShape
		.parse(newest)
		.flatMap(({ newest: time }) => (time ? [new Date(time)] : []));
	return {
		migrations: tables.includes('payload_migrations')
			? await namesIn('select name from payload_migrations order by id')
			: [],
		rows,
		documents: sumOf(rows, documents.filter(isDocument)),
		newestChange:
			times.length === 0 ? null : new Date(Math.max(...times.map(Number))).toISOString(),
		secret: z.string().safeParse(storedValue(fingerprintKey)).data ?? null,
		moved: movedShape.safeParse(storedValue(movedKey)).data ?? null,
	};
}

const sumOf = (rows: Record<string, number>, tables: readonly string[]): number =>
	tables.reduce((sum, table) => sum + (rows[table] ?? 0), 0);

const readSqlite = (file: string): Promise<StoredDatabase> =>
	withSqlite(file, { readOnly: true }, (database) =>
		read((statement) => database.prepare(statement).all(), [sqliteTables, sqliteDocuments]),
	);

/** Runs a program of PostgreSQL on this backend's database. An argument would show the password to every user of the machine. */
function runOnPostgres(program: string, args: readonly string[]): Promise<string> {
	const url = new URL(DATABASE_URL);
	const password = decodeURIComponent(url.password);
	url.password = '';
	return runProgram(
		program,
		['-d', url.href, ...args],
		password === '' ? {} : { PGPASSWORD: password },
	);
}

const psqlOptions = ['-XAtq', '-v', 'ON_ERROR_STOP=1'];

/** Runs a statement on PostgreSQL that returns one JSON value. */
export const queryPostgres = async (statement: string): Promise<unknown> =>
	JSON.parse(await runOnPostgres('psql', [...psqlOptions, '-c', statement]));

/** Runs a file of statements on PostgreSQL and returns what they print. */
export const runScript = (file: string): Promise<string> =>
	runOnPostgres('psql', [...psqlOptions, '-f', file]);

const rowsOnPostgres = (statement: string) =>
	queryPostgres(`select coalesce(json_agg(r), '[]') from (${statement}) as r`);

const readPostgres = (): Promise<StoredDatabase> =>
	read(rowsOnPostgres, [postgresTables, postgresDocuments]);

/** Runs a query on the database of this backend and returns its rows. */
export const queryRows = async (statement: string): Promise<unknown> =>
	sqliteFile === null
		? rowsOnPostgres(statement)
		: withSqlite(sqliteFile, { readOnly: true }, (database) => database.prepare(statement).all());

/** Reads the database of this backend, or a SQLite file. An empty database has no migrations and no rows. */
export const readDatabase = async (file = sqliteFile): Promise<StoredDatabase> =>
	file === null ? readPostgres() : readSqlite(file);

/**
 * The number of rows of each table in a dump of PostgreSQL. Rows that a running backend writes after the dump do not count, as they would in
 * the database.
 */
async function countDumpedRows(file: string): Promise<Record<string, number>> {
	const child = spawn('pg_restore', ['--data-only', '-f', '-', file], {
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const exit = once(child, 'close');
	const rows: Record<string, number> = {};
	let table: string | undefined;
	let rest = '';
	for await (const chunk of child.stdout.setEncoding('utf8')) {
		// Not by `node:readline`, which ends lines at U+2028 too; PostgreSQL escapes line ends in values.
		const lines = (rest + chunk).split('\n');
		rest = lines.pop() ?? '';
		for (const line of lines) {
			if (table === undefined) {
				table = /^COPY public\."?(\w+)"? \(/.exec(line)?.[1];
				if (table !== undefined) rows[table] = 0;
			} else if (line === '\\.') table = undefined;
			else rows[table] = (rows[table] ?? 0) + 1;
		}
	}
	const [code, signal] = await exit;
	if (code !== 0) throw new StartProblem(`pg_restore cannot read the dump: exit ${code ?? signal}`);
	return rows;
}

/** Reads a copy of this backend's database. */
export async function readDump(file: string): Promise<StoredDatabase> {
	if (sqliteFile !== null) return await readSqlite(file);
	const counted = Object.entries(await countDumpedRows(file));
	return {
		...(await readPostgres()),
		rows: Object.fromEntries(counted.filter(([table]) => isContent(table))),
	};
}

/**
 * For commands: throws a StartProblem if this backend's SQLite database does not exist, as only a start creates one, or if `move` has copied
 * it to another one, which is in use since then.
 */
export async function requireDatabase(): Promise<void> {
	if (sqliteFile === null) return;
	if (!existsSync(sqliteFile))
		throw new StartProblem(
			`DATABASE_URL: there is no database at ${sqliteFile}. Name the one in use; only a start creates one`,
		);
	const problem = movedProblem(await readSqlite(sqliteFile));
	if (problem !== null) throw new StartProblem(problem);
}

/** Why a database is the wrong one: `move` has copied it to another. Null if it has not. */
export const movedProblem = ({ moved }: StoredDatabase): string | null =>
	moved &&
	`DATABASE_URL: ${databaseAddress()} was moved to ${moved.to} at ${moved.at}, and misses every change since then. Name that one`;

/** A database in words: its address, its number of documents and its newest change. */
export const description = ({ documents, newestChange }: StoredDatabase): string =>
	`${databaseAddress()}, ${documents} documents, newest change ${newestChange ?? 'none'}`;

/** Marks a SQLite file as moved to this backend's database, so that no command takes it for the one in use. */
export const markAsMoved = (file: string): Promise<void> =>
	withSqlite(file, { timeout: 10_000 }, (database) => {
		const data = JSON.stringify({ to: databaseAddress(), at: new Date().toISOString() });
		database
			.prepare(
				'insert into payload_kv (key, data) values (?, ?) on conflict (key) do update set data = excluded.data',
			)
			.run(movedKey, data);
	});

/** Copies the database to a file while backends write to it; the copy is of one moment. */
export async function dumpDatabase(file: string): Promise<void> {
	if (sqliteFile === null) {
		await runOnPostgres('pg_dump', ['-Fc', '--no-owner', '-f', file]);
		return;
	}
	await withSqlite(sqliteFile, { timeout: 10_000 }, (database) =>
		database.prepare('vacuum into ?').run(file),
	);
}

/** What an operator has to know of a copy by a program that is newer than its server, which may not accept it; empty otherwise. */
export async function newerDumpNotice(): Promise<string> {
	if (sqliteFile !== null) return '';
	const [, program = ''] = /(\d+)/.exec(await runProgram('pg_dump', ['--version'])) ?? [];
	const server = Math.floor(
		Number(await queryPostgres("select current_setting('server_version_num')::int")) / 10_000,
	);
	return Number(program) > server
		? `\npg_dump ${program} is newer than this server (${server}), which may refuse the copy: restore it into PostgreSQL ${program}, or back up with pg_dump ${server}`
		: '';
}

/** Fills the empty database of this backend from a copy. */
export async function loadDatabase(file: string): Promise<void> {
	if (sqliteFile === null) {
		await runOnPostgres('pg_restore', [
			...['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'],
			file,
		]);
		return;
	}
	for (const suffix of ['-wal', '-shm']) await rm(sqliteFile + suffix, { force: true });
	await copyFile(file, sqliteFile);
	const handle = await open(sqliteFile, 'r+');
	await handle.sync();
	await handle.close();
}
