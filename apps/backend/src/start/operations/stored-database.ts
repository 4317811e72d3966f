import { copyFile, open, rm } from 'node:fs/promises';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { z } from 'zod';
import { migrations as postgresMigrations } from '../../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../../migrations/sqlite/index.ts';
import { environment, sqliteFile, usesPostgres } from '../../platform/environment.ts';
import { StartProblem } from '../start-problem.ts';
import { countDumpedRows } from './dumped-rows.ts';
import { runProgram } from './run-program.ts';

/** The names of this version's migrations of its database, oldest first. */
export const migrationNames: readonly string[] = (
	usesPostgres ? postgresMigrations : sqliteMigrations
).map(({ name }) => name);

const { DATABASE_URL } = environment;

/** What is in a database, without loading Payload, which would migrate it. */
export interface StoredDatabase {
	migrations: string[];
	/** The number of rows of each table. */
	rows: Record<string, number>;
}

const strings = z.array(z.string());
const counts = z.record(z.string(), z.coerce.number());

/** Tables that a running backend writes by itself: queues, counters, locks. */
const isContent = (table: string): boolean =>
	!/^(sqlite_|rate_limits|payload_jobs|payload_kv|payload_locked|search_|users_sessions)/.test(
		table,
	);

/** A name as SQL writes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Opens a SQLite file for some work. Throws a StartProblem that names the file if that fails. */
function withSqlite<Result>(
	file: string,
	options: DatabaseSyncOptions,
	work: (database: DatabaseSync) => Result,
): Result {
	try {
		const database = new DatabaseSync(file, options);
		try {
			return work(database);
		} finally {
			database.close();
		}
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : cause;
		throw new StartProblem(`${file}: ${reason}`, { cause });
	}
}

const readSqlite = (file: string): StoredDatabase =>
	withSqlite(file, { readOnly: true }, (database) => {
		const column = (query: string) =>
			strings.parse(
				database
					.prepare(query)
					.all()
					.map(({ name }) => name),
			);
		const tables = column("select name from sqlite_schema where type = 'table' order by name");
		const count = (table: string) =>
			database.prepare(`select count(*) as count from ${quoted(table)}`).get()?.count;
		return {
			migrations: tables.includes('payload_migrations')
				? column('select name from payload_migrations order by id')
				: [],
			rows: counts.parse(
				Object.fromEntries(tables.filter(isContent).map((table) => [table, count(table)])),
			),
		};
	});

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

async function readPostgres(): Promise<StoredDatabase> {
	const tables = strings.parse(
		await queryPostgres(
			"select coalesce(json_agg(tablename order by tablename), '[]') from pg_tables where schemaname = 'public'",
		),
	);
	const entries = tables
		.filter(isContent)
		.map((table) => `'${table}', (select count(*) from ${quoted(table)})`);
	// A function takes at most 100 arguments.
	const parts = entries.map((entry) => `select json_build_object(${entry}) as part`);
	return {
		migrations: tables.includes('payload_migrations')
			? strings.parse(
					await queryPostgres('select json_agg(name order by id) from payload_migrations'),
				)
			: [],
		rows: Object.assign(
			{},
			...(parts.length === 0
				? []
				: z
						.array(counts)
						.parse(
							await queryPostgres(`select json_agg(part) from (${parts.join(' union all ')}) as p`),
						)),
		),
	};
}

/** Reads the database of this backend, or a SQLite file. An empty database has no migrations and no rows. */
export const readDatabase = async (file = sqliteFile): Promise<StoredDatabase> =>
	file === null ? readPostgres() : readSqlite(file);

const contentOf = (rows: Record<string, number>): Record<string, number> =>
	Object.fromEntries(Object.entries(rows).filter(([table]) => isContent(table)));

/** Reads a copy of this backend's database. */
export const readDump = async (file: string): Promise<StoredDatabase> =>
	sqliteFile === null
		? { ...(await readPostgres()), rows: contentOf(await countDumpedRows(file)) }
		: readSqlite(file);

/** Copies the database to a file while backends write to it; the copy is of one moment. */
export async function dumpDatabase(file: string): Promise<void> {
	if (sqliteFile === null) {
		await runOnPostgres('pg_dump', ['-Fc', '--no-owner', '-f', file]);
		return;
	}
	withSqlite(sqliteFile, { timeout: 10_000 }, (database) =>
		database.prepare('vacuum into ?').run(file),
	);
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
