import { expect, it } from 'vitest';
import { causeOf, outageOf } from './outage.ts';

const coded = (code: string, cause?: Error) =>
	Object.assign(new Error('from a driver', { cause }), { code });
const queryFailed = (cause: Error) => new Error('Failed query', { cause });

it.each([
	[coded('ECONNREFUSED'), 'database'],
	[queryFailed(coded('57P03')), 'database'],
	[queryFailed(coded('SQLITE_IOERR_READ')), 'database'],
	[new Error('Connection terminated unexpectedly'), 'database'],
	[queryFailed(coded('SQLITE_FULL')), 'disk'],
	[new Error('The transaction was not committed', { cause: coded('53100') }), 'disk'],
	[coded('ENOSPC'), 'disk'],
	[Object.assign(new Error('UnknownError'), { $metadata: { attempts: 2 } }), 'files'],
	// What was sent is at fault, or another service.
	[queryFailed(coded('SQLITE_CONSTRAINT_UNIQUE')), null],
	[queryFailed(coded('23505')), null],
	[new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }), null],
	[Object.assign(coded('ETIMEDOUT'), { command: 'CONN' }), null],
	['a text', null],
] as const)('recognizes what has failed: %s', (error, outage) => {
	expect(outageOf(error)).toBe(outage);
});

it('counts what a database refuses as the database’s, anything else as other', () => {
	expect(causeOf(queryFailed(coded('42P01')))).toBe('database');
	expect(causeOf(new Error('anything'))).toBe('other');
});
