import { expect, it } from 'vitest';
import { cookieNames, ownCookies } from './cookies.ts';

const { session, language } = cookieNames;

it('names cookies by the port, as another backend may run on the same host', () => {
	expect(session).toBe('payload-4000-token');
});

it('keeps the backend’s own cookies', () => {
	const header = Object.values(cookieNames)
		.map((name) => `${name}=a=b`)
		.join('; ');
	expect(ownCookies(header)).toBe(header);
});

it('drops the cookies of other programs on the same host', () => {
	expect(ownCookies(`_ga=1; ${session}=x;lang=da; x${session}=y; ${language}`)).toBe(
		`${session}=x`,
	);
	expect(ownCookies('_ga=1;; =x; constructor=y')).toBeUndefined();
});

it('keeps the last of thousands of cookies with one name', () => {
	const many = Array.from({ length: 2_500 }, (_, at) => `${language}=${at}`);
	expect(ownCookies(many.join('; '))).toBe(`${language}=2499`);
});
