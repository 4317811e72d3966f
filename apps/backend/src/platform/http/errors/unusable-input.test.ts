import { APIError } from 'payload';
import { expect, it } from 'vitest';
import { isUnusableInput } from './unusable-input.ts';

const coded = (code: string) => Object.assign(new Error('from the driver'), { code });

it.each([
	new TypeError('Cannot read properties of null'),
	new SyntaxError('Unexpected token'),
	new APIError('Cannot find field for path'),
	new Error('Malformed part header'),
	coded('SQLITE_MISMATCH'),
	coded('SQLITE_CONSTRAINT_UNIQUE'),
	coded('22P02'),
	new Error('Failed query', { cause: coded('23505') }),
	new Error('Failed query', { cause: new Error('SQLite3 can only bind numbers') }),
])('what was sent is at fault: %s', (error) => {
	expect(isUnusableInput(error)).toBe(true);
});

it.each([
	new Error('anything'),
	coded('SQLITE_IOERR'),
	coded('SQLITE_FULL'),
	coded('SQLITE_CORRUPT'),
	coded('ECONNREFUSED'),
	coded('57P03'),
	new Error('Failed query', { cause: coded('SQLITE_BUSY') }),
	new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }),
	'a text',
])('this program, or what it depends on, is at fault: %s', (error) => {
	expect(isUnusableInput(error)).toBe(false);
});
