import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { environment } from '../environment.ts';
import { limits } from '../limits.ts';
import { QueueTimeout } from './database-busy.ts';
import { replaceTransactions } from './payload-transactions.ts';
import { Semaphore } from './semaphore.ts';
import { isBusy, sqliteClient } from './sqlite-client.ts';
import { isQueries, type Queries } from './transaction.ts';
import { writeInTransactions } from './write-in-transaction.ts';
import { WriterConnection } from './writer-connection.ts';

/**
 * Makes writes to SQLite wait for the write of another program, instead of failing at once, and use one connection. SQLite's own busy
 * timeout would block the whole process while it waits. Does nothing for other databases. Upstream: `test/upstream/libsql.test.ts` ("a
 * write transaction is refused at once during another one").
 */
export function waitForOtherPrograms(
	payload: Payload,
	timeoutMs: number = limits.database.lockTimeoutMs,
): void {
	const client = sqliteClient(payload);
	if (!client) return;
	const writer = new WriterConnection(environment.DATABASE_URL);
	client.transaction = () => retryWhileBusy(() => writer.begin(), timeoutMs);
}

/** Retries a call while another program writes. Throws other errors at once, and the last error after the timeout. */
async function retryWhileBusy<T>(call: () => Promise<T>, timeoutMs: number): Promise<T> {
	const deadline = Date.now() + timeoutMs;
	for (;;) {
		try {
			return await call();
		} catch (error) {
			if (!isBusy(error) || Date.now() >= deadline) throw error;
		}
		await sleep(limits.database.lockRetryMs);
	}
}

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
