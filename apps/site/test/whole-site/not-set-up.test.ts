import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeContent, startFakeContent } from '../fake-content.ts';
import { startSmallSite } from '../server/small-site.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';
import type { TestSite } from '../server/test-site.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let content: FakeContent;
let site: TestSite;

beforeEach(async () => {
	folder = await temporaryFolder();
	content = await startFakeContent();
	content.behavior = 'not-set-up';
	site = await startSmallSite({ folder: folder.path, contentUrl: content.url });
});
afterEach(async () => {
	await site.stop();
	await content.close();
	await folder[Symbol.asyncDispose]();
});

const get = (path: string, language = 'en') =>
	fetch(`${site.origin}${path}`, { headers: { 'accept-language': language } });

it.each([
	['/', 'en', 'This site is being set up'],
	['/', 'da', 'Hjemmesiden er ved at blive sat op'],
	['/about', 'de', 'Diese Website wird gerade eingerichtet'],
	['/da/om', 'en', 'Hjemmesiden er ved at blive sat op'],
])(
	'responds to %s with a notice for visitors with the locale %s',
	async (path, language, heading) => {
		const response = await get(path, language);
		expect(response.status).toBe(503);
		expect(response.headers.get('retry-after')).toBe('60');
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(await response.text()).toContain(`<h1>${heading}</h1>`);
	},
);

it('responds with the notice to all first pages, which wait for the same shared content', async () => {
	const pages = await Promise.all(['/footer', '/da/footer', '/de/footer'].map((path) => get(path)));
	expect(pages.map(({ headers }) => headers.get('retry-after'))).toEqual(['60', '60', '60']);
});

it('responds to programs with JSON', async () => {
	const response = await get('/about/_payload.json');
	expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
	expect(await response.json()).toEqual({
		error: { status: 503, message: 'This site is being set up' },
	});
});

it('is ready before the site has been set up', async () => {
	expect((await get('/about')).status).toBe(503);
	expect((await get('/readyz')).status).toBe(200);
	expect((await get('/healthz')).status).toBe(200);
});

it('serves a page as soon as the site has been set up', async () => {
	expect((await get('/about')).status).toBe(503);
	content.behavior = 'respond';
	const response = await get('/about');
	expect([response.status, await response.text()]).toEqual([
		200,
		expect.stringContaining('First title'),
	]);
});
