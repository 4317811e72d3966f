import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text may be a bearer token (RFC 6750, 2.1) of those who run the program, who make it up themselves. */
export const isToken = (value: unknown): boolean =>
	typeof value === 'string' && /^[\w.~+/=-]{24,256}$/.test(value);

/** Whether a text looks like 256 random bits, as `newToken` and the form write them: nobody types in a token that can be guessed. */
export const isGenerated = (value: unknown): boolean =>
	typeof value === 'string' && /^[\w-]{43}$/.test(value) && new Set(value).size >= 16;

/** What is stored of a token. A fast hash is enough: nobody guesses 256 random bits. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Compares two hashes in a time that does not depend on where they differ. */
export const sameHash = (one: string, other: string): boolean =>
	one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The last characters of a token, by which people tell theirs apart. */
export const hintOf = (token: string): string => `…${token.slice(-4)}`;
