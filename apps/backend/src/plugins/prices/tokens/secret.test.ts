import { expect, it } from 'vitest';
import { bearerToken } from './authorize.ts';
import { areEqualHashes, hashToken, isGenerated, newToken, tokenHint } from './secret.ts';

it('generates unique tokens that are long enough', () => {
	const tokens = new Set(Array.from({ length: 100 }, newToken));
	expect(tokens.size).toBe(100);
	for (const token of tokens) expect(isGenerated(token)).toBe(true);
});

it('compares hashes and shortens a token to its hint', () => {
	expect(areEqualHashes(hashToken('a'), hashToken('a'))).toBe(true);
	expect(areEqualHashes(hashToken('a'), hashToken('b'))).toBe(false);
	expect(areEqualHashes(hashToken('a'), '')).toBe(false);
	expect(tokenHint('abcdefgh')).toBe('…efgh');
});

it.each([
	['Bearer abc', 'abc'],
	['bearer  abc ', 'abc'],
	['Basic abc', undefined],
	['Bearer', undefined],
	['Bearer a b', undefined],
	[null, undefined],
])('reads the Authorization header %j as the token %j', (header, token) => {
	expect(bearerToken(header)).toBe(token);
});

it.each(['abc', 'a'.repeat(43), `${'abc'.repeat(14)}a`, `${newToken()}a`, '', 43])(
	'rejects %j as a generated token',
	(text) => {
		expect(isGenerated(text)).toBe(false);
	},
);
