import { APIError } from 'payload';
import { log } from '../observability/log.ts';

/** PostgreSQL's `lock_not_available`: the time for waiting for a row is over. */
const noLock = '55P03';

/** True for what those are refused with who waited for the database in vain: its lock, a row's, or a turn of this program. */
const isRefused = (error: unknown): boolean =>
	error instanceof Error &&
	(error instanceof NoTurn ||
		('code' in error &&
			typeof error.code === 'string' &&
			(error.code.startsWith('SQLITE_BUSY') || error.code === noLock)) ||
		isRefused(error.cause));

/** What those are told who waited for the database in vain (503, and logged with its cause); any other error as it is. */
export function busyOr(cause: unknown): unknown {
	if (!isRefused(cause)) return cause;
	log.error({ err: cause }, 'A transaction waited for the database in vain');
	const message = 'The database is busy. Nothing was saved; please try again in a moment.';
	return new APIError(message, 503, null, true);
}

/** No turn came in time. */
export class NoTurn extends Error {
	override name = 'NoTurn';
	constructor() {
		super('Too many transactions at once');
	}
}
