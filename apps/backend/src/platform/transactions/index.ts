import type { Payload } from 'payload';
import { limits } from '../limits.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { waitForOtherPrograms } from './other-programs.ts';
import { replaceTransactions } from './payload-transactions.ts';
import { sqliteClient } from './sqlite-client.ts';
import { isQueries } from './transaction.ts';
import { writeInTransactions } from './write-in-transaction.ts';

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
