import { afterEach, expect, it, vi } from 'vitest';
import { ownAddress } from './own-address';

afterEach(() => vi.unstubAllGlobals());

it('sends a test request through the site with the visitor’s headers and body', async () => {
	vi.stubGlobal('location', new URL('https://site.example/da/docs'));
	const { request } = await ownAddress({
		request: new Request('https://api.example/v1/messages?limit=2', {
			method: 'POST',
			headers: { authorization: 'Bearer mine', 'content-type': 'application/json' },
			body: '{"to":"+45"}',
		}),
	});
	expect(request.url).toBe('https://site.example/api/try/v1/messages?limit=2');
	expect(request.method).toBe('POST');
	expect(request.headers.get('authorization')).toBe('Bearer mine');
	expect(request.headers.get('x-try-request')).toBe('1');
	expect(await request.text()).toBe('{"to":"+45"}');
});

it('keeps a URL that already goes through the site', async () => {
	vi.stubGlobal('location', new URL('https://site.example/docs'));
	const { request } = await ownAddress({
		request: new Request('https://site.example/api/try/v1/messages?limit=2'),
	});
	expect(request.url).toBe('https://site.example/api/try/v1/messages?limit=2');
	expect(request.headers.get('x-try-request')).toBe('1');
});
