import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
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

/** First numbers of the locks of documents and of whole collections; the second is made from their names. */
const named = { document: 7_733_203, collection: 7_733_204 };

/** Takes advisory locks of the request's transaction (PostgreSQL). SQLite has one writer at a time anyway. */
async function lock(req: PayloadRequest, statement: () => SQL): Promise<void> {
	const transaction = usesPostgres && transactionsById.get(await req.transactionID);
	if (transaction) await runStatement(transaction.queries, statement());
}

/**
 * Lets one transaction after the other read and write a document. What is read before the lock may be outdated when the lock is taken.
 *
 * @param document such as `pages:12`
 */
export async function lockDocument(req: PayloadRequest, document: string): Promise<void> {
	const [collection = ''] = document.split(':');
	// The one of the collection first, in a statement of its own: two locks of one statement may be taken in any order.
	await lock(
		req,
		() =>
			sql`select pg_advisory_xact_lock_shared(${named.collection}, hashtext(${collection})) is null as done`,
	);
	await lock(
		req,
		() =>
			sql`select pg_advisory_xact_lock(${named.document}, hashtext(${document})) is null as done`,
	);
}

/** The same for all documents of a collection, before it is known which of them will be written. */
export const lockCollection = (req: PayloadRequest, collection: string): Promise<void> =>
	lock(
		req,
		() =>
			sql`select pg_advisory_xact_lock(${named.collection}, hashtext(${collection})) is null as done`,
	);
