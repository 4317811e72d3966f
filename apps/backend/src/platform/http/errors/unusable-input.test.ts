import { APIError } from 'payload';
import { expect, it } from 'vitest';
import { isUnusableInput } from './unusable-input.ts';

const errorWithCode = (code: string) => Object.assign(new Error('from the driver'), { code });

it.each([
	new TypeError('Cannot read properties of null'),
	new SyntaxError('Unexpected token'),
	new APIError('Cannot find field for path'),
	new Error('Malformed part header'),
	errorWithCode('SQLITE_MISMATCH'),
	errorWithCode('SQLITE_CONSTRAINT_UNIQUE'),
	errorWithCode('22P02'),
	new Error('Failed query', { cause: errorWithCode('23505') }),
	new Error('Failed query', { cause: new Error('SQLite3 can only bind numbers') }),
])('recognizes an error caused by the request: %s', (error) => {
	expect(isUnusableInput(error)).toBe(true);
});

it.each([
	new Error('anything'),
	errorWithCode('SQLITE_IOERR'),
	errorWithCode('SQLITE_FULL'),
	errorWithCode('SQLITE_CORRUPT'),
	errorWithCode('ECONNREFUSED'),
	errorWithCode('57P03'),
	new Error('Failed query', { cause: errorWithCode('SQLITE_BUSY') }),
	new TypeError('fetch failed', { cause: errorWithCode('ECONNREFUSED') }),
	'a text',
])('recognizes an error of the program or its dependencies: %s', (error) => {
	expect(isUnusableInput(error)).toBe(false);
});
