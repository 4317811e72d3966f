import type { Payload } from 'payload';
import { limits } from '../limits.ts';
import { QueueTimeout } from './database-busy.ts';
import { waitForOtherPrograms } from './other-programs.ts';
import { replaceTransactions } from './payload-transactions.ts';
import { Semaphore } from './semaphore.ts';
import { sqliteClient } from './sqlite-client.ts';
import { isQueries, type Queries } from './transaction.ts';
import { writeInTransactions } from './write-in-transaction.ts';

/**
 * Limits the number of concurrent transactions of a database; others wait in order, for `limits.database.queueMs` at most. SQLite allows
 * one writer and rejects a second. On PostgreSQL, transactions must not acquire all connections: a read that one of them makes outside of
 * its transaction would wait forever for a free connection.
 */
function limitConcurrency(database: Queries, atOnce: number): Queries {
	const semaphore = new Semaphore(atOnce);
	return {
		transaction: async (work, options) => {
			const release = await semaphore.acquire(limits.database.queueMs, () => new QueueTimeout());
			return database.transaction(work, options).finally(release);
		},
	};
}

/** Makes concurrent writes safe on both databases; see decision 13. Called once, after Payload has started. */
export function installTransactions(payload: Payload): void {
	waitForOtherPrograms(payload);
	const drizzle: unknown = payload.db.drizzle;
	if (!isQueries(drizzle)) throw new Error('The database adapter has no transactions');
	const atOnce = sqliteClient(payload) ? 1 : limits.database.transactions;
	const database = limitConcurrency(drizzle, atOnce);
	replaceTransactions(payload, database);
	writeInTransactions(payload, database);
}
