import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { startTestSite, type TestSite } from '../server/test-site.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let site: TestSite;
let fails = true;
let errors: string[] = [];

const start = () =>
	startTestSite({
		folder: folder.path,
		errors,
		handler: async () => {
			if (fails) throw new Error('secret detail');
			return new Response('<h1>Well</h1>', { headers: { 'content-type': 'text/html' } });
		},
	});

beforeEach(async () => {
	fails = true;
	errors = [];
	folder = await temporaryFolder();
	site = await start();
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
	expect(errors.map((line) => JSON.parse(line))).toEqual([
		expect.objectContaining({
			path: '/de/preise',
			err: expect.objectContaining({ message: 'secret detail' }),
		}),
	]);
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

it('serves a stored page no longer when its folders were deleted while the site was stopped', async () => {
	const page = async () => (await fetch(`${site.origin}/de/preise`)).status;
	fails = false;
	expect(await page()).toBe(200);
	fails = true;
	await site.stop();
	site = await start();
	expect(await page()).toBe(200);
	await site.stop();
	for (const name of ['pages', 'variants'])
		await rm(join(folder.path, name), { recursive: true, force: true });
	site = await start();
	expect(await page()).toBe(500);
});
