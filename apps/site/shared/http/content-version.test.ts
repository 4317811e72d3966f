import { expect, it } from 'vitest';
import { ContentVersion } from './content-version.ts';

const response = (version?: string) =>
	new Response('', { headers: version ? { 'x-content-version': version } : {} });

it('sends no header before the first purge with a version', () => {
	const version = new ContentVersion();
	version.update(undefined);
	const { headers, isOlder } = version.forRequest();
	expect(headers).toEqual({});
	expect(isOlder(response('1'))).toBe(false);
});

it('requests the latest version and detects an older response', () => {
	const version = new ContentVersion();
	version.update(7);
	version.update(5);
	const { headers, isOlder } = version.forRequest();
	version.update(9);
	expect(headers).toEqual({ 'x-content-at-least': '7' });
	expect(isOlder(response('6'))).toBe(true);
	expect(isOlder(response('7'))).toBe(false);
	expect(isOlder(response())).toBe(false);
});
