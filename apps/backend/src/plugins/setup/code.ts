import { hash, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits without lookalikes. 16 of these 31 characters have 79 bits of entropy. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A one-time code, such as `7KQF-M2XW-…`. */
export const newCode = (): string =>
	Array.from({ length: 4 }, () =>
		Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
	).join('-');

const digest = (code: string): Buffer =>
	hash('sha256', code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''), 'buffer');

/** The hash of a code, as stored in the database. */
export const codeHash = (code: string): string => digest(code).toString('base64url');

/** True if a code has this hash. Ignores case, spaces and dashes. */
export function codeMatches(code: string, hash: string): boolean {
	const expected = Buffer.from(hash, 'base64url');
	const actual = digest(code);
	return expected.length === actual.length && timingSafeEqual(expected, actual);
}
