import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { usesPostgres } from '../environment.ts';
import { transactionsById } from './current.ts';
import { runStatement } from './statement.ts';

/** What programs on one PostgreSQL do one after the other, each with a number that nothing else locks. */
const locks = { searchIndex: 7_733_201, takeJobs: 7_733_202 };

/** Waits until no other transaction holds a lock, and holds it until this one ends (PostgreSQL, advisory locks). */
export async function lockUntilCommit(queries: unknown, lock: keyof typeof locks): Promise<void> {
	await runStatement(queries, sql`select pg_advisory_xact_lock(${locks[lock]}) is null as done`);
}

/** First number of the locks of documents; the second is made from their names. */
const documentLocks = 7_733_203;

/**
 * Lets one transaction after the other read and write a document (PostgreSQL). SQLite has one writer at a time anyway.
 *
 * @param document such as `pages:12`
 */
export async function lockDocument(req: PayloadRequest, document: string): Promise<void> {
	const transaction = usesPostgres && transactionsById.get(await req.transactionID);
	if (!transaction) return;
	const lock = sql`select pg_advisory_xact_lock(${documentLocks}, hashtext(${document})) is null as done`;
	await runStatement(transaction.queries, lock);
}
