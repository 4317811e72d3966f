import { sql } from '@payloadcms/db-sqlite/drizzle';
import { z } from 'zod';
import { usesPostgres } from '../environment.ts';
import { runStatement } from '../transactions/statement.ts';

/**
 * Migrations that remove or rewrite what the release before reads, without their times. Backends of that release must not run meanwhile:
 * the release's first line in CHANGELOG.md says so.
 */
export const removingMigrations: readonly string[] = ['removals', 'saved_sections'];

/** The name of a migration without its time, which differs between the databases. */
export const withoutTime = (name: string): string => name.replace(/^\d+_\d+_/, '');

/** Why no migration runs, for operators. */
export class MigrationRefusal extends Error {
	override name = 'MigrationRefusal';
}

/** Whether this program may create the tables of an empty database. Only a start may; commands set it to false. */
export const creation = { isAllowed: true };

const names = z.array(z.object({ name: z.string() }));
const backends = z.tuple([z.object({ count: z.coerce.number(), places: z.string().nullable() })]);

async function appliedMigrations(queries: unknown): Promise<string[]> {
	const tables = usesPostgres
		? sql`select tablename as name from pg_tables where schemaname = current_schema() and tablename = 'payload_migrations'`
		: sql`select name from sqlite_schema where name = 'payload_migrations'`;
	if ((await runStatement(queries, tables)).length === 0) return [];
	const rows = names.parse(await runStatement(queries, sql`select name from payload_migrations`));
	return rows.map(({ name }) => name);
}

/** Backends that run on this PostgreSQL listen to each other, which those that are starting do not do yet. */
async function runningBackends(queries: unknown) {
	const [result] = backends.parse(
		await runStatement(
			queries,
			sql`select count(*) as count, string_agg(distinct coalesce(host(client_addr), 'this machine'), ', ') as places
				from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
		),
	);
	return result;
}

/**
 * Throws a MigrationRefusal if the database is empty and this program may not fill it, or if a migration would remove what running
 * backends of an earlier release read.
 *
 * @param migrations the migrations that are about to run, with those that have run
 */
export async function checkMigrations(
	queries: unknown,
	migrations: readonly { name: string }[],
): Promise<void> {
	const applied = await appliedMigrations(queries);
	if (applied.length === 0) {
		if (creation.isAllowed) return;
		throw new MigrationRefusal('DATABASE_URL: the database is empty. Only a start fills it');
	}
	const removing = migrations.filter(
		({ name }) => !applied.includes(name) && removingMigrations.includes(withoutTime(name)),
	);
	if (removing.length === 0 || !usesPostgres) return;
	const { count, places } = await runningBackends(queries);
	if (count > 0)
		throw new MigrationRefusal(
			`This version removes what backends of the version before read, and ${count} of them run (${places}). Stop them first`,
		);
}
