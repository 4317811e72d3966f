import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { startTestSite, type TestSite } from '../server/test-site.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let site: TestSite;
let fails = true;

beforeEach(async () => {
	fails = true;
	folder = await temporaryFolder();
	site = await startTestSite({
		folder: folder.path,
		handler: async () => {
			if (fails) throw new Error('secret detail');
			return new Response('<h1>Well</h1>', { headers: { 'content-type': 'text/html' } });
		},
	});
});
afterEach(async () => {
	await site.stop();
	await folder[Symbol.asyncDispose]();
});

it('serves the server’s error page in the locale of the URL, and the page after recovery', async () => {
	const response = await fetch(`${site.origin}/de/preise`);
	const html = await response.text();
	expect(response.status).toBe(500);
	expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
	expect(response.headers.get('cache-control')).toBe('no-store');
	expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
	expect(response.headers.get('x-content-type-options')).toBe('nosniff');
	expect(html).toContain('Interner Serverfehler');
	expect(html).toContain(response.headers.get('x-request-id'));
	expect(html).not.toContain('secret detail');
	fails = false;
	expect((await fetch(`${site.origin}/de/preise`)).status).toBe(200);
});

it('responds to programs with JSON', async () => {
	const response = await fetch(`${site.origin}/de/preise/_payload.json`);
	expect(response.status).toBe(500);
	expect(await response.json()).toMatchObject({ error: { status: 500 } });
});

it('serves a cached page while the application fails', async () => {
	fails = false;
	await fetch(`${site.origin}/de/preise`);
	fails = true;
	expect((await fetch(`${site.origin}/de/preise`)).status).toBe(200);
});
