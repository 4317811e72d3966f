import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { environment } from '../environment.ts';
import { limits } from '../limits.ts';
import { isBusy, sqliteClient } from './sqlite-client.ts';
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
