import { APIError } from 'payload';
import { log } from '../observability/log.ts';
import { isBusy } from './sqlite-client.ts';

/** PostgreSQL's `lock_not_available`: waiting for a row lock has timed out. */
const noLock = '55P03';

/** True if waiting for the database has timed out: for its lock, the lock of a row, or a place in this program's queue. */
const isTimeout = (error: unknown): boolean =>
	error instanceof Error &&
	(error instanceof QueueTimeout ||
		isBusy(error) ||
		('code' in error && error.code === noLock) ||
		isTimeout(error.cause));

/** Converts an error of a wait that timed out to a 503 and logs it with its cause; returns any other error unchanged. */
export function toBusyError(cause: unknown): unknown {
	if (!isTimeout(cause)) return cause;
	log.error({ err: cause }, 'A transaction timed out waiting for the database');
	const message = 'The database is busy. Nothing was saved; please try again in a moment.';
	return new APIError(message, 503, null, true);
}

/** A transaction has waited too long in this program's queue. */
export class QueueTimeout extends Error {
	override name = 'QueueTimeout';
	constructor() {
		super('Too many transactions at once');
	}
}
