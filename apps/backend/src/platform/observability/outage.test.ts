import { expect, it } from 'vitest';
import { causeOf, outageOf } from './outage.ts';

const errorWithCode = (code: string, cause?: Error) =>
	Object.assign(new Error('from a driver', { cause }), { code });
const queryFailed = (cause: Error) => new Error('Failed query', { cause });

it.each([
	[errorWithCode('ECONNREFUSED'), 'database'],
	[queryFailed(errorWithCode('57P03')), 'database'],
	[queryFailed(errorWithCode('SQLITE_IOERR_READ')), 'database'],
	[new Error('Connection terminated unexpectedly'), 'database'],
	[queryFailed(errorWithCode('SQLITE_FULL')), 'disk'],
	[new Error('The transaction was not committed', { cause: errorWithCode('53100') }), 'disk'],
	[errorWithCode('ENOSPC'), 'disk'],
	[Object.assign(new Error('UnknownError'), { $metadata: { attempts: 2 } }), 'files'],
	// Errors of the request or of another service.
	[queryFailed(errorWithCode('SQLITE_CONSTRAINT_UNIQUE')), null],
	[queryFailed(errorWithCode('23505')), null],
	[new TypeError('fetch failed', { cause: errorWithCode('ECONNREFUSED') }), null],
	[Object.assign(errorWithCode('ETIMEDOUT'), { command: 'CONN' }), null],
	['a text', null],
] as const)('recognizes the outage behind an error: %s', (error, outage) => {
	expect(outageOf(error)).toBe(outage);
});

it('attributes a rejected statement to the database, and other errors to "other"', () => {
	expect(causeOf(queryFailed(errorWithCode('42P01')))).toBe('database');
	expect(causeOf(new Error('anything'))).toBe('other');
});
