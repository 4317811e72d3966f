/** A failed dependency of the program: its database, the free space of a disk, the storage of uploaded files. */
export type Outage = 'database' | 'disk' | 'files';

/** No space left: SQLite, the file system, PostgreSQL's class 53 (disk_full). */
const noSpace = /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/;

/** The database cannot be reached or read, or takes too long: the network, SQLite's file, PostgreSQL's classes 08, 53, 57, 58 and XX, locks,
 * a primary that became read-only. */
const unavailable =
	/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|SQLITE_(IOERR|CANTOPEN|CORRUPT|NOTADB|READONLY|PROTOCOL)\w*|08\w{3}|53[23]\w{2}|57014|57P\w{2}|55P03|25006|25P03|58\w{3}|XX\w{3})$/;

/** Messages of the PostgreSQL client, without a code, about a lost or failed connection. */
const connectionLost =
	/^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout)/;

const field = (error: Error, name: string): string => {
	const value: unknown = Reflect.get(error, name);
	return typeof value === 'string' ? value : '';
};

/**
 * The outage that an error or one of its causes indicates; null for any other error. Every error of the bucket's client has `$metadata`.
 * Payload hides why a file could not be written; the request cannot be the cause, as files are checked before.
 */
export function outageOf(error: unknown): Outage | null {
	// Errors of clients of web services (TypeError) and mail servers (`command`).
	if (!(error instanceof Error) || error instanceof TypeError || 'command' in error) return null;
	if ('$metadata' in error || error.name === 'FileUploadError') return 'files';
	const code = field(error, 'code');
	if (noSpace.test(code)) return 'disk';
	if (unavailable.test(code) || connectionLost.test(error.message)) return 'database';
	return outageOf(error.cause);
}

/** Names and codes of errors of the database drivers: libsql, pg, and Drizzle around both. */
const databaseNames = new Set(['LibsqlError', 'DatabaseError', 'DrizzleQueryError']);
const databaseCode = /^(SQLITE_\w+|[0-9A-Z]{5})$/;

function isDatabaseError(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (databaseNames.has(error.name) || databaseNames.has(error.constructor.name)) return true;
	return databaseCode.test(field(error, 'code')) || isDatabaseError(error.cause);
}

/** The cause of an error for the failure metric: an outage, a statement that the database rejected, or anything else. */
export const causeOf = (error: unknown): Outage | 'other' =>
	outageOf(error) ?? (isDatabaseError(error) ? 'database' : 'other');
