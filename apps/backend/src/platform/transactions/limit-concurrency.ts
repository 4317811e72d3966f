import { limits } from '../limits.ts';
import { QueueTimeout } from './database-busy.ts';
import { Semaphore } from './semaphore.ts';
import type { Queries } from './transaction.ts';

/**
 * Limits the number of concurrent transactions of a database; others wait in order, for `limits.database.queueMs` at most. SQLite allows
 * one writer and rejects a second. On PostgreSQL, transactions must not acquire all connections: a read that one of them makes outside of
 * its transaction would wait forever for a free connection.
 */
export function limitConcurrency(database: Queries, atOnce: number): Queries {
	const semaphore = new Semaphore(atOnce);
	return {
		transaction: async (work, options) => {
			const release = await semaphore.acquire(limits.database.queueMs, () => new QueueTimeout());
			return database.transaction(work, options).finally(release);
		},
	};
}
