import { expect, it } from 'vitest';
import { isSigned, signatureHeader } from './signature.ts';

const secret = 'a-secret-of-some-length';
const header = signatureHeader(secret, '{"tags":[]}', 1_000);

it('looks as documented', () => expect(header).toMatch(/^t=1000,v1=[0-9a-f]{64}$/));

it('holds for its body, secret and time only', () => {
	expect(isSigned(secret, '{"tags":[]}', header, 1_100)).toBe(true);
	expect(isSigned(secret, '{"tags":["x"]}', header, 1_100)).toBe(false);
	expect(isSigned('another-secret', '{"tags":[]}', header, 1_100)).toBe(false);
	expect(isSigned(secret, '{"tags":[]}', header, 1_301)).toBe(false);
	expect(isSigned(secret, '{"tags":[]}', header.replace('t=1000', 't=1001'), 1_100)).toBe(false);
	expect(isSigned(secret, '{"tags":[]}', 'nonsense', 1_100)).toBe(false);
});
