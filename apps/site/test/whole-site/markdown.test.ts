import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeContent, startFakeContent } from '../fake-content.ts';
import { signedWebhook, startSmallSite } from '../server/small-site.ts';
import type { TestSite } from '../server/test-site.ts';

let folder = '';
let content: FakeContent;
let site: TestSite;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'markdown-'));
	await mkdir(join(folder, 'build/client/assets'), { recursive: true });
	content = await startFakeContent();
	site = await startSmallSite({ folder, contentUrl: content.url });
});
afterEach(async () => {
	await site.stop();
	await content.close();
	await rm(folder, { recursive: true, force: true });
});

const get = (path: string, accept = '*/*') =>
	fetch(`http://127.0.0.1:${site.port}${path}`, { headers: { accept }, redirect: 'manual' });
const type = ({ headers }: Response) => headers.get('content-type');

it('serves a page as Markdown at its own URL, with a canonical link to the page', async () => {
	const response = await get('/about.md');
	expect([response.status, type(response)]).toEqual([200, 'text/markdown; charset=utf-8']);
	expect(response.headers.get('link')).toMatch(/^<http.*\/about>; rel="canonical"$/);
	expect(response.headers.get('x-content-type-options')).toBe('nosniff');
	expect(await response.text()).toContain('# First title\n');
});

it('serves Markdown at the page’s URL to clients that prefer it, cached or not', async () => {
	for (const _ of ['not cached', 'cached']) {
		const html = await get('/about');
		expect(type(html)).toBe('text/html');
		const markdown = await get('/about', 'text/markdown, text/html;q=0.8');
		expect(type(markdown)).toBe('text/markdown; charset=utf-8');
		expect(markdown.headers.get('content-location')).toBe('/about.md');
		expect(markdown.headers.get('cdn-cache-control')).toBe('no-store');
		expect(await markdown.text()).toBe(await (await get('/about.md')).text());
	}
});

it('updates the Markdown of a page after a publish', async () => {
	await get('/about.md');
	content.title = 'Second title';
	await fetch(`http://127.0.0.1:${site.port}/webhooks/content`, signedWebhook(['page:about']));
	expect(await (await get('/about.md')).text()).toContain('# Second title');
});

it('serves the Markdown of a missing or failing page with the status of the page', async () => {
	expect((await get('/nowhere.md')).status).toBe(404);
	content.behavior = 'error';
	expect((await get('/blog.md')).status).toBe(503);
});
