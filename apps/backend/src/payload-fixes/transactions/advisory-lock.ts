import { sql } from '@payloadcms/db-sqlite/drizzle';
import { runStatement } from './statement.ts';

/** What programs on one PostgreSQL do one after the other, each with a number that nothing else locks. */
const locks = { searchIndex: 7_733_201, takeJobs: 7_733_202 };

/** Waits until no other transaction holds a lock, and holds it until this one ends (PostgreSQL, advisory locks). */
export async function lockUntilCommit(queries: unknown, lock: keyof typeof locks): Promise<void> {
	await runStatement(queries, sql`select pg_advisory_xact_lock(${locks[lock]}) is null as done`);
}
