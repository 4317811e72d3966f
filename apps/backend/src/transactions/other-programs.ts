import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { limits } from '../limits.ts';
import { isBusy, type SqliteClient, sqliteClient } from './sqlite-client.ts';

/**
 * Makes SQLite's writers wait for another program that writes, instead of being refused at once. SQLite's own busy timeout would hold for a
 * single connection, of which the client opens a new one after each transaction, and would stop the whole process. Does nothing for other
 * databases.
 */
export function waitForOtherPrograms(
	payload: Payload,
	patience: number = limits.database.lockPatienceMs,
): void {
	const client = sqliteClient(payload);
	if (!client) return;
	const begin = client.transaction.bind(client);
	const asking = patiently(begin, patience);
	for (const name of ['execute', 'batch'] as const) {
		const call = client[name].bind(client);
		client[name] = (...args) => asking(() => call(...args));
	}
	client.transaction = (mode) => asking(() => begin(mode));
}

/** Asks again while another program writes; other errors pass, and so does the last refusal. */
function patiently(begin: SqliteClient['transaction'], patience: number) {
	return async <T>(call: () => Promise<T>): Promise<T> => {
		const deadline = Date.now() + patience;
		for (;;) {
			try {
				return await call();
			} catch (error) {
				if (!isBusy(error)) throw error;
				// The refused statement stays open in its connection, which could then never commit: let the client take a new one.
				(await begin('deferred')).close();
				if (Date.now() >= deadline) throw error;
			}
			await sleep(limits.database.lockAskEveryMs);
		}
	};
}
