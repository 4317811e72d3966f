import { describe, expect, it } from 'vitest';
import {
	isSecret,
	isSignedWebhook,
	signPreview,
	signWebhook,
	verifyPreview,
} from './signatures.ts';

const secret = 'a-secret-of-some-length';

describe('a webhook’s signature', () => {
	const body = '{"tags":[]}';
	const signature = signWebhook(secret, body, 1_000);

	it('has the documented format', () => expect(signature).toMatch(/^t=1000,v1=[0-9a-f]{64}$/));

	it('is valid for its body, secret and time, up to five minutes before and after', () => {
		for (const now of [1_000, 1_300, 700])
			expect(isSignedWebhook(secret, body, signature, now)).toBe(true);
		for (const now of [1_301, 699])
			expect(isSignedWebhook(secret, body, signature, now)).toBe(false);
	});

	it.each([
		['another body', secret, '{"tags":["x"]}', signature],
		['another secret', 'another-secret', body, signature],
		['another time', secret, body, signature.replace('t=1000', 't=1001')],
		['nonsense', secret, body, 'nonsense'],
		['no signature', secret, body, undefined],
	])('is not valid for %s', (_case, testSecret, testBody, testSignature) => {
		expect(isSignedWebhook(testSecret, testBody, testSignature, 1_100)).toBe(false);
	});
});

describe('a preview token', () => {
	const token = signPreview(secret, 1_000);
	const scoped = signPreview(secret, 1_000, 'releases:3');
	const day = 86_400;

	it('may have a scope', () => {
		expect(verifyPreview(secret, scoped, 999)).toEqual({ expires: 1_000, scope: 'releases:3' });
		expect(verifyPreview(secret, token, 999)?.scope).toBeUndefined();
	});

	it('is valid until it expires', () => {
		expect(verifyPreview(secret, token, 999)?.expires).toBe(1_000);
		expect(verifyPreview(secret, token, 1_000)).toBeUndefined();
	});

	it('is not valid if it expires in more than a day', () => {
		expect(verifyPreview(secret, signPreview(secret, 1_000 + day), 1_000)?.expires).toBe(
			1_000 + day,
		);
		expect(verifyPreview(secret, signPreview(secret, 1_001 + day), 1_000)).toBeUndefined();
		expect(verifyPreview(secret, signPreview(secret, 999_999_999_999), 1_000)).toBeUndefined();
	});

	it.each([
		['another secret', 'another', token],
		['another time', secret, token.replace('1000', '9999')],
		['nonsense', secret, 'nonsense'],
		['no token', secret, ''],
		['another scope', secret, scoped.replace('releases:3', 'releases:4')],
	])('is not valid for %s', (_case, testSecret, testToken) => {
		expect(verifyPreview(testSecret, testToken, 999)).toBeUndefined();
	});
});

describe('a secret with two values, during a rotation', () => {
	const former = 'x'.repeat(24);
	const next = 'y'.repeat(24);
	const both = `${next}, ${former}`;

	it('accepts what either has signed, and signs with the first', () => {
		for (const signer of [former, next]) {
			expect(isSignedWebhook(both, '{}', signWebhook(signer, '{}', 1_000), 1_000)).toBe(true);
			expect(verifyPreview(both, signPreview(signer, 1_000), 999)?.expires).toBe(1_000);
		}
		expect(signWebhook(both, '{}', 1_000)).toBe(signWebhook(next, '{}', 1_000));
		expect(signPreview(both, 1_000)).toBe(signPreview(next, 1_000));
		expect(isSignedWebhook(next, '{}', signWebhook(former, '{}', 1_000), 1_000)).toBe(false);
	});

	it('needs two long values', () => {
		expect([both, former, `${former},`, `${former},short`].map(isSecret)).toEqual([
			true,
			true,
			false,
			false,
		]);
	});
});
