import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other; 16 of these 31 are 79 bits. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A one-time code, such as `7KQF-M2XW-…`. */
export const newCode = (): string =>
	Array.from({ length: 4 }, () =>
		Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
	).join('-');

const digest = (code: string): Buffer =>
	createHash('sha256')
		.update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
		.digest();

/** What the database stores of a code: who reads it can't use it. */
export const codeHash = (code: string): string => digest(code).toString('base64url');

/** Whether this is the code, however its letters, spaces and dashes are typed. */
export function isCode(code: string, hash: string): boolean {
	const expected = Buffer.from(hash, 'base64url');
	const actual = digest(code);
	return expected.length === actual.length && timingSafeEqual(expected, actual);
}
