import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from '@website/contracts/testing/listen';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSite } from '../../app/content/site-context.server.ts';
import { limits } from '../../server/settings/limits.ts';
import { startTestSite, type TestSite } from '../server/test-site.ts';

/** The link in the response of the content endpoint. */
interface Link {
	state: 'open' | 'expired' | 'withdrawn';
	lang: 'en' | 'da' | 'de';
	until: string;
	paths: string[];
	everywhere: boolean;
}

const token = `share-${'a'.repeat(43)}`;
const cookie = `preview=${token}`;
const hourMs = 3_600_000;
const openLink = (): Link => ({
	state: 'open',
	lang: 'da',
	until: new Date(Date.now() + hourMs).toISOString(),
	paths: ['/draft'],
	everywhere: false,
});

let folder = '';
let link: Link | null;
let status = 200;
let openings = 0;
let source: Awaited<ReturnType<typeof listen>>;
let testSite: TestSite;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'site-'));
	[link, status, openings] = [openLink(), 200, 0];
	const content = createServer(async (request, response) => {
		const { variables } = JSON.parse(await text(request));
		if (variables.opens) openings += 1;
		const isKnown = request.headers['x-preview-token'] === token;
		response.writeHead(status, { 'content-type': 'application/json' });
		response.end(JSON.stringify({ data: { sharedPreview: isKnown ? link : null } }));
	});
	source = await listen(content);
	testSite = await startTestSite({
		folder,
		settings: { CONTENT_URL: `${source.origin}/graphql` },
		// A draft that was never published is a 404 without a preview.
		handler: async (request, context) => {
			const { preview } = getSite(context);
			const isMissing = new URL(request.url).pathname.startsWith('/draft') && !preview;
			return new Response(`<p>seen: ${preview ?? 'public'}</p>`, {
				status: isMissing ? 404 : 200,
				headers: { 'content-type': 'text/html' },
			});
		},
	});
});
afterEach(async () => {
	vi.useRealTimers();
	await testSite.stop();
	await source.close();
	await rm(folder, { recursive: true, force: true });
});

const request = (path: string, headers: Record<string, string> = {}) =>
	fetch(testSite.origin + path, { headers, redirect: 'manual' });

const previewText = async (path: string) => (await request(path, { cookie })).text();

describe('a share link', () => {
	it.each([`/preview?token=${token}`, `/preview/shared/${token}`])(
		'%s redirects to its page, and is neither cached, nor indexed, nor sent to other sites',
		async (url) => {
			vi.useFakeTimers({ toFake: ['Date'] });
			link = openLink();
			const response = await request(url);
			vi.useRealTimers();
			expect(response.status).toBe(303);
			expect(response.headers.get('location')).toBe('/draft');
			expect(response.headers.get('set-cookie')).toBe(
				`preview=${token}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax`,
			);
			expect(openings).toBe(1);
			const page = await request('/draft', { cookie });
			expect(page.status).toBe(200);
			expect(await page.text()).toContain('seen: drafts');
			expect(openings).toBe(1);
			for (const { headers } of [response, page]) {
				expect(headers.get('cache-control')).toContain('no-store');
				expect(headers.get('x-robots-tag')).toContain('noindex');
				expect(headers.get('referrer-policy')).toBe('no-referrer');
				expect(headers.get('cdn-cache-control')).toBeNull();
			}
			expect((await request('/draft')).status).toBe(404);
		},
	);

	it('shows the draft on its page and in its data, and other pages as public', async () => {
		for (const path of ['/draft', '/draft?after=abc'])
			expect(await previewText(path)).toContain('drafts');
		expect(await previewText('/about')).toContain('public');
		expect(await previewText('/')).toContain('public');
		link = { ...openLink(), everywhere: true };
		expect(await previewText('/about')).toContain('drafts');
	});

	it.each(['expired', 'withdrawn'] as const)(
		'that is %s is reported in its locale',
		async (state) => {
			link = { ...openLink(), state, paths: [] };
			for (const path of [`/preview/shared/${token}`, '/draft']) {
				const response = await request(path, { cookie, 'accept-language': 'de' });
				expect(response.status).toBe(410);
				expect(response.headers.get('content-language')).toBe('da');
				expect(response.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0/);
				expect(response.headers.get('cache-control')).toContain('no-store');
				expect(await response.text()).toContain('Ingen forhåndsvisning');
			}
			const otherPage = await request('/about', { cookie });
			expect(await otherPage.text()).toContain('public');
			expect(otherPage.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0/);
		},
	);

	it('that is unknown is reported in the visitor’s locale', async () => {
		for (const forged of [`share-${'b'.repeat(43)}`, 'share-x', '1.0']) {
			const response = await request(`/preview/shared/${forged}`, { 'accept-language': 'de' });
			expect(response.status, forged).toBe(410);
			expect(await response.text()).toContain('Keine Vorschau');
			const page = await request('/draft', { cookie: `preview=${forged}` });
			expect(page.status, forged).toBe(410);
			expect(await page.text(), forged).not.toContain('drafts');
		}
	});

	it('responds with 503 and Retry-After while the content endpoint fails', async () => {
		status = 503;
		const response = await request(`/preview/shared/${token}`);
		expect(response.status).toBe(503);
		expect(response.headers.get('retry-after')).not.toBeNull();
	});

	it('is protected from guessing by a rate limit', async () => {
		const { previews } = limits.rate;
		link = null;
		let last = 410;
		const headers = { 'x-client': '192.0.2.7' };
		vi.useFakeTimers({ toFake: ['Date'] });
		await testSite.stop();
		testSite = await startTestSite({
			folder,
			settings: { CLIENT_ADDRESS_HEADER: 'x-client' },
			handler: async () => new Response(''),
		});
		for (let index = 0; index <= previews; index += 1)
			last = (await request(`/preview/shared/share-${index}`, headers)).status;
		expect(last).toBe(429);
	});
});
