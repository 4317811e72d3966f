import { log } from './log.ts';
import { metrics } from './metrics.ts';

/** Names and codes by which the database drivers' errors are known: libsql, pg, Drizzle around both, and the network. */
const databaseNames = new Set(['LibsqlError', 'DatabaseError', 'DrizzleQueryError']);
const databaseCode = /^(SQLITE_\w+|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|[0-9A-Z]{5})$/;

function isOfDatabase(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (databaseNames.has(error.name) || databaseNames.has(error.constructor.name)) return true;
	if ('code' in error && databaseCode.test(String(error.code))) return true;
	return isOfDatabase(error.cause);
}

/** Writes one line with the cause of what went wrong here, and counts it. */
export function reportFailure(
	where: string,
	cause: unknown,
	message: string,
	details: Record<string, unknown> = {},
): void {
	metrics().failure(where, isOfDatabase(cause) ? 'database' : 'other');
	log.error({ ...details, where, err: cause }, message);
}
