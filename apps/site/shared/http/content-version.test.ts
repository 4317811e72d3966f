import { expect, it } from 'vitest';
import { ContentVersion } from './content-version.ts';

const answer = (version?: string) =>
	new Response('', { headers: version ? { 'x-content-version': version } : {} });

it('asks for nothing before a purge has named a version', () => {
	const version = new ContentVersion();
	version.learn(undefined);
	const { headers, isOlder } = version.ask();
	expect(headers).toEqual({});
	expect(isOlder(answer('1'))).toBe(false);
});

it('asks for the latest version named, and knows an older answer', () => {
	const version = new ContentVersion();
	version.learn(7);
	version.learn(5);
	const { headers, isOlder } = version.ask();
	version.learn(9);
	expect(headers).toEqual({ 'x-content-at-least': '7' });
	expect(isOlder(answer('6'))).toBe(true);
	expect(isOlder(answer('7'))).toBe(false);
	expect(isOlder(answer())).toBe(false);
});
