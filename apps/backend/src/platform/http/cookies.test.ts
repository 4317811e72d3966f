import { expect, it } from 'vitest';
import { cookieNames, ownCookies } from './cookies.ts';

it('keeps the backend’s own cookies', () => {
	const header = Object.values(cookieNames)
		.map((name) => `${name}=a=b`)
		.join('; ');
	expect(ownCookies(header)).toBe(header);
});

it('drops the cookies of other programs on the same host', () => {
	expect(ownCookies('_ga=1; payload-token=x;lang=da; xpayload-token=y; payload-lng')).toBe(
		'payload-token=x',
	);
	expect(ownCookies('_ga=1;; =x; constructor=y')).toBeUndefined();
});

it('keeps the last of thousands of cookies with one name', () => {
	const many = Array.from({ length: 2_500 }, (_, at) => `payload-lng=${at}`);
	expect(ownCookies(many.join('; '))).toBe('payload-lng=2499');
});
