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

/** A property of an error that is a text; empty for any other. */
export const textIn = (error: Error, name: string): string => {
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
	const code = textIn(error, 'code');
	if (noSpace.test(code)) return 'disk';
	if (unavailable.test(code) || connectionLost.test(error.message)) return 'database';
	return outageOf(error.cause);
}

/** What to change after an error of the bucket's client, by its name, code and message. */
const bucketRemedies: readonly (readonly [RegExp, string])[] = [
	[
		/^AccessDenied/,
		'Give the keys the right to list, write, read and delete the files of the bucket',
	],
	[
		/^(AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraint|InvalidRegion)/,
		'Set S3_REGION, and S3_ENDPOINT if it names one, to the region of the bucket',
	],
	[/^Request(TimeTooSkewed|Expired)/, 'Set the clock of this machine by NTP'],
	[/^InvalidAccessKeyId/, 'Correct S3_ACCESS_KEY_ID'],
	[/^SignatureDoesNotMatch/, 'Correct S3_SECRET_ACCESS_KEY'],
	[
		/^(ExpiredToken|InvalidToken|CredentialsProvider)/,
		'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or renew the role of the machine',
	],
	[/^NoSuchBucket/, 'Create the bucket, or correct S3_BUCKET'],
	[
		/^(SlowDown|TooManyRequests)/,
		'The provider limits the rate of requests; files can be stored again soon',
	],
	[
		/^(QuotaExceeded|XMinioStorageFull|InsufficientStorage)/,
		'Raise the quota of the bucket, or delete files that are not needed',
	],
	[
		/^(NotImplemented|InvalidArgument|BadDigest|XAmzContentSHA256Mismatch).*checksum/i,
		'Set S3_CHECKSUMS=false',
	],
	[/certificate/i, 'NODE_EXTRA_CA_CERTS names a file with an authority of your own'],
	[
		/ENOTFOUND/,
		'Correct S3_ENDPOINT, or set S3_PATH_STYLE=true if host names do not begin with the bucket',
	],
	[
		/web page|Deserialization|MethodNotAllowed|ECONNREFUSED|EPROTO|TimeoutError|AbortError/,
		'Correct S3_ENDPOINT, or the proxy in front of it: the S3 API itself must answer',
	],
];

/** What to change, if an error or one of its causes is one of the bucket's client and that is known. */
export function bucketAdvice(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined;
	if (!('$metadata' in error)) return bucketAdvice(error.cause);
	const text = `${error.name} ${textIn(error, 'code')} ${error.message}`;
	const remedy = bucketRemedies.find(([pattern]) => pattern.test(text))?.[1];
	const place = textIn(error, 'Region') || textIn(error, 'Endpoint');
	return remedy?.endsWith('region of the bucket') && place ? `${remedy}: ${place}` : remedy;
}

/** Names and codes of errors of the database drivers: libsql, pg, and Drizzle around both. */
const databaseNames = new Set(['LibsqlError', 'DatabaseError', 'DrizzleQueryError']);
const databaseCode = /^(SQLITE_\w+|[0-9A-Z]{5})$/;

function isDatabaseError(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (databaseNames.has(error.name) || databaseNames.has(error.constructor.name)) return true;
	return databaseCode.test(textIn(error, 'code')) || isDatabaseError(error.cause);
}

/** The cause of an error for the failure metric: an outage, a statement that the database rejected, or anything else. */
export const causeOf = (error: unknown): Outage | 'other' =>
	outageOf(error) ?? (isDatabaseError(error) ? 'database' : 'other');
