import { expect, it } from 'vitest';
import { ContentVersion } from './content-version.ts';

const response = (version?: string) =>
	new Response('', { headers: version ? { 'x-content-version': version } : {} });

it('asks for nothing before a purge has named a version', () => {
	const version = new ContentVersion();
	version.learn(undefined);
	const { headers, isOlder } = version.forRequest();
	expect(headers).toEqual({});
	expect(isOlder(response('1'))).toBe(false);
});

it('asks for the latest version named, and knows an older answer', () => {
	const version = new ContentVersion();
	version.learn(7);
	version.learn(5);
	const { headers, isOlder } = version.forRequest();
	version.learn(9);
	expect(headers).toEqual({ 'x-content-at-least': '7' });
	expect(isOlder(response('6'))).toBe(true);
	expect(isOlder(response('7'))).toBe(false);
	expect(isOlder(response())).toBe(false);
});
