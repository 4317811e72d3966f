import { afterEach, expect, it, vi } from 'vitest';
import { rewriteTestRequest } from './rewrite-test-request';

afterEach(() => vi.unstubAllGlobals());

it('rewrites a test request to the site’s proxy, with the visitor’s headers and body', async () => {
	vi.stubGlobal('location', new URL('https://site.example/da/docs'));
	const { request } = await rewriteTestRequest({
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

it('does not change a URL that already has the path of the site’s proxy', async () => {
	vi.stubGlobal('location', new URL('https://site.example/docs'));
	const { request } = await rewriteTestRequest({
		request: new Request('https://site.example/api/try/v1/messages?limit=2'),
	});
	expect(request.url).toBe('https://site.example/api/try/v1/messages?limit=2');
	expect(request.headers.get('x-try-request')).toBe('1');
});
