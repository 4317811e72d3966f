import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { usesPostgres } from '../environment.ts';
import { transactionsById } from './current.ts';
import { runStatement } from './statement.ts';

/** The advisory locks for work that only one program on a PostgreSQL may do at a time, each with its own number. */
const locks = { takeJobs: 7_733_202 };

/** Takes a lock and holds it until the transaction ends (PostgreSQL, advisory locks). */
export async function lockUntilCommit(queries: unknown, lock: keyof typeof locks): Promise<void> {
	await runStatement(queries, sql`select pg_advisory_xact_lock(${locks[lock]}) is null as done`);
}

/** The first keys of the advisory locks of documents and of whole collections; the second key is a hash of the name. */
const lockClasses = { document: 7_733_203, collection: 7_733_204 };

/** Takes advisory locks in the request's transaction (PostgreSQL). SQLite has one writer at a time anyway. */
async function lock(req: PayloadRequest, statement: () => SQL): Promise<void> {
	const transaction = usesPostgres && transactionsById.get(await req.transactionID);
	if (transaction) await runStatement(transaction.queries, statement());
}

/**
 * Lets only one transaction at a time read and write a document. Data that was read before may be outdated once the lock is taken.
 *
 * @param document such as `pages:12`
 */
export async function lockDocument(req: PayloadRequest, document: string): Promise<void> {
	const [collection = ''] = document.split(':');
	// The lock of the collection comes first, in its own statement, because one statement may take two locks in any order.
	await lock(
		req,
		() =>
			sql`select pg_advisory_xact_lock_shared(${lockClasses.collection}, hashtext(${collection})) is null as done`,
	);
	await lock(
		req,
		() =>
			sql`select pg_advisory_xact_lock(${lockClasses.document}, hashtext(${document})) is null as done`,
	);
}

/** Locks all documents of a collection, before it is clear which of them will be written. */
export const lockCollection = (req: PayloadRequest, collection: string): Promise<void> =>
	lock(
		req,
		() =>
			sql`select pg_advisory_xact_lock(${lockClasses.collection}, hashtext(${collection})) is null as done`,
	);
