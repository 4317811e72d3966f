/** What this program depends on, where that has failed: its database, the room on a disk, the place of uploaded files. */
export type Outage = 'database' | 'disk' | 'files';

/** No room: SQLite, the file system, PostgreSQL's class 53 (disk_full). */
const noRoom = /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/;

/** The database can't be reached or read: the network, SQLite's file, PostgreSQL's classes 08, 53, 57P, 58 and XX. */
const away =
	/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|SQLITE_(IOERR|CANTOPEN|CORRUPT|NOTADB|READONLY|PROTOCOL)\w*|08\w{3}|53[23]\w{2}|57P\w{2}|58\w{3}|XX\w{3})$/;

/** What the client of PostgreSQL says, without a code, of a connection that was lost or not made. */
const connectionLost =
	/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

const field = (error: Error, name: string): string => {
	const value: unknown = Reflect.get(error, name);
	return typeof value === 'string' ? value : '';
};

/**
 * What has failed that this program depends on, by an error or one of its causes; null where the error is of another kind. Every error
 * of the bucket's client carries `$metadata`. Payload hides why a file could not be written; what is sent can't cause it, as files are
 * checked before.
 */
export function outageOf(error: unknown): Outage | null {
	// The client of a web service, and of a mail server.
	if (!(error instanceof Error) || error instanceof TypeError || 'command' in error) return null;
	if ('$metadata' in error || error.name === 'FileUploadError') return 'files';
	const code = field(error, 'code');
	if (noRoom.test(code)) return 'disk';
	if (away.test(code) || connectionLost.test(error.message)) return 'database';
	return outageOf(error.cause);
}

/** Names and codes by which the database drivers' errors are recognized: libsql, pg, and Drizzle around both. */
const databaseNames = new Set(['LibsqlError', 'DatabaseError', 'DrizzleQueryError']);
const databaseCode = /^(SQLITE_\w+|[0-9A-Z]{5})$/;

function isOfDatabase(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (databaseNames.has(error.name) || databaseNames.has(error.constructor.name)) return true;
	return databaseCode.test(field(error, 'code')) || isOfDatabase(error.cause);
}

/** The part at fault, for the metric of failures: an outage, a statement that the database refused, or anything else. */
export const causeOf = (error: unknown): Outage | 'other' =>
	outageOf(error) ?? (isOfDatabase(error) ? 'database' : 'other');
