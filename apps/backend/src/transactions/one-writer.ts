import { setTimeout as sleep } from 'node:timers/promises';
import { APIError, type Payload } from 'payload';
import { limits } from '../limits.ts';
import {
	isBusy,
	type SqliteClient,
	type SqliteTransaction,
	sqliteClient,
} from './sqlite-client.ts';
import { Turns } from './turns.ts';

const tooLong = () =>
	Object.assign(new Error('SQLITE_BUSY: no turn to write'), { code: 'SQLITE_BUSY' });

/**
 * Lets SQLite's writers take turns. It has room for one, and refuses the others at once: its own busy timeout would hold
 * for a single connection, of which the client opens a new one after each transaction, and would stop the whole process,
 * the writer waited for included. Writers of this program queue; for another program's lock they ask again for a while.
 * Does nothing for other databases.
 */
export function oneWriterAtATime(
	payload: Payload,
	patience: number = limits.database.lockPatienceMs,
): void {
	const client = sqliteClient(payload);
	if (!client) return;
	const begin = client.transaction.bind(client);
	const turns = new Turns();
	const asking = patiently(begin, patience);
	for (const name of ['execute', 'batch'] as const) {
		const call = client[name].bind(client);
		client[name] = (...args) => asking(() => call(...args));
	}
	client.transaction = async (mode) => {
		const done = await turns.take(limits.database.turnMs, tooLong);
		try {
			return endingWith(await asking(() => begin(mode)), done);
		} catch (error) {
			done();
			throw error;
		}
	};
	refuseClearly(payload);
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

function endingWith(transaction: SqliteTransaction, done: () => void): SqliteTransaction {
	for (const name of ['commit', 'rollback'] as const) {
		const end = transaction[name].bind(transaction);
		transaction[name] = () => end().finally(done);
	}
	return transaction;
}

/** Who waited in vain is told so; Payload's own answer would be "Something went wrong". */
function refuseClearly({ db }: Payload): void {
	const begin = db.beginTransaction.bind(db);
	db.beginTransaction = async (options) => {
		try {
			return await begin(options);
		} catch (cause) {
			if (!String(cause).includes('SQLITE_BUSY')) throw cause;
			const message = 'The database is busy. Nothing was saved; please try again in a moment.';
			throw new APIError(message, 503, null, true);
		}
	};
}
