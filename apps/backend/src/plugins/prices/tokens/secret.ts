import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Generates a token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** True for a valid custom token of an operator: the syntax of a bearer token (RFC 6750, 2.1), 24 to 256 characters. */
export const isToken = (value: unknown): boolean =>
	typeof value === 'string' && /^[\w.~+/=-]{24,256}$/.test(value);

/** True if a value looks like 256 random bits in the format of `newToken` and the form. Rejects tokens that can be guessed. */
export const isGenerated = (value: unknown): boolean =>
	typeof value === 'string' && /^[\w-]{43}$/.test(value) && new Set(value).size >= 16;

/** The stored hash of a token. A fast hash is sufficient for 256 random bits. */
export const hashToken = (token: string): string =>
	createHash('sha256').update(token).digest('hex');

/** Compares two hashes in constant time. */
export const areEqualHashes = (a: string, b: string): boolean =>
	a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The last characters of a token, which identify it in lists. */
export const tokenHint = (token: string): string => `…${token.slice(-4)}`;
