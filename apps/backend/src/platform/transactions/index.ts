import type { Payload } from 'payload';
import { limits } from '../limits.ts';
import { inTurns } from './in-turns.ts';
import { waitForOtherPrograms } from './other-programs.ts';
import { replaceTransactions } from './payload-transactions.ts';
import { sqliteClient } from './sqlite-client.ts';
import { isQueries } from './transaction.ts';
import { writeInTransactions } from './write-in-transaction.ts';

/** Makes writes safe beside each other, on both databases; see decision 13. Called once, when Payload has started. */
export function installTransactions(payload: Payload): void {
	waitForOtherPrograms(payload);
	const drizzle: unknown = payload.db.drizzle;
	if (!isQueries(drizzle)) throw new Error('The database adapter has no transactions');
	const atOnce = sqliteClient(payload) ? 1 : limits.database.transactions;
	const database = inTurns(drizzle, atOnce);
	replaceTransactions(payload, database);
	writeInTransactions(payload, database);
}
