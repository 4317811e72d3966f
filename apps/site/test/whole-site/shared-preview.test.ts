import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSite } from '../../app/content/site-context.server.ts';
import { limits } from '../../server/settings/limits.ts';
import { startTestSite, type TestSite } from '../server/test-site.ts';

/** What the content endpoint says of the link. */
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
const opened = (): Link => ({
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
let content: Server;
let running: TestSite;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'site-'));
	[link, status, openings] = [opened(), 200, 0];
	content = createServer(async (request, response) => {
		const { variables } = JSON.parse(await text(request));
		if (variables.opens) openings += 1;
		const isKnown = request.headers['x-preview-token'] === token;
		response.writeHead(status, { 'content-type': 'application/json' });
		response.end(JSON.stringify({ data: { sharedPreview: isKnown ? link : null } }));
	});
	await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
	const { port } = content.address() as AddressInfo;
	running = await startTestSite({
		folder,
		settings: { CONTENT_URL: `http://127.0.0.1:${port}/graphql` },
		// A draft that was never published is a 404 for everybody without a preview.
		answer: async (request, context) => {
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
	await running.stop();
	content.closeAllConnections();
	content.close();
	await rm(folder, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
	fetch(running.origin + path, { headers, redirect: 'manual' });

const seen = async (path: string) => (await ask(path, { cookie })).text();

describe('a share link', () => {
	it('leads to its page, and is neither stored, nor found, nor told to other sites', async () => {
		vi.useFakeTimers({ toFake: ['Date'] });
		link = opened();
		const answer = await ask(`/preview/shared/${token}`);
		vi.useRealTimers();
		expect(answer.status).toBe(303);
		expect(answer.headers.get('location')).toBe('/draft');
		expect(answer.headers.get('set-cookie')).toBe(
			`preview=${token}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax`,
		);
		expect(openings).toBe(1);
		const page = await ask('/draft', { cookie });
		expect(page.status).toBe(200);
		expect(await page.text()).toContain('seen: shared');
		expect(openings).toBe(1);
		for (const { headers } of [answer, page]) {
			expect(headers.get('cache-control')).toContain('no-store');
			expect(headers.get('x-robots-tag')).toContain('noindex');
			expect(headers.get('referrer-policy')).toBe('no-referrer');
			expect(headers.get('cdn-cache-control')).toBeNull();
		}
		expect((await ask('/draft')).status).toBe(404);
	});

	it('shows the draft at its page and its data, everything else as everybody sees it', async () => {
		for (const path of ['/draft', '/draft?after=abc']) expect(await seen(path)).toContain('shared');
		expect(await seen('/about')).toContain('public');
		expect(await seen('/')).toContain('public');
		link = { ...opened(), everywhere: true };
		expect(await seen('/about')).toContain('shared');
	});

	it.each(['expired', 'withdrawn'] as const)(
		'that is %s says so in its language',
		async (state) => {
			link = { ...opened(), state, paths: [] };
			for (const path of [`/preview/shared/${token}`, '/draft']) {
				const answer = await ask(path, { cookie, 'accept-language': 'de' });
				expect(answer.status).toBe(410);
				expect(answer.headers.get('content-language')).toBe('da');
				expect(answer.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0/);
				expect(answer.headers.get('cache-control')).toContain('no-store');
				expect(await answer.text()).toContain('Linket virker ikke længere');
			}
			const elsewhere = await ask('/about', { cookie });
			expect(await elsewhere.text()).toContain('public');
			expect(elsewhere.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0/);
		},
	);

	it('that was never made shows nothing, in the visitor’s language', async () => {
		for (const forged of [`share-${'b'.repeat(43)}`, 'share-x', '1.0']) {
			const answer = await ask(`/preview/shared/${forged}`, { 'accept-language': 'de' });
			expect(answer.status, forged).toBe(410);
			expect(await answer.text()).toContain('Dieser Link gilt nicht mehr');
			const page = await ask('/draft', { cookie: `preview=${forged}` });
			expect(await page.text(), forged).not.toContain('shared');
		}
	});

	it('is asked for again in a moment while the content endpoint does not answer', async () => {
		status = 503;
		const answer = await ask(`/preview/shared/${token}`);
		expect(answer.status).toBe(503);
		expect(answer.headers.get('retry-after')).not.toBeNull();
	});

	it('cannot be guessed by trying', async () => {
		const { sharedPreviews } = limits.rate;
		link = null;
		let last = 410;
		const headers = { 'x-client': '192.0.2.7' };
		vi.useFakeTimers({ toFake: ['Date'] });
		await running.stop();
		running = await startTestSite({
			folder,
			settings: { CLIENT_ADDRESS_HEADER: 'x-client' },
			answer: async () => new Response(''),
		});
		for (let index = 0; index <= sharedPreviews; index += 1)
			last = (await ask(`/preview/shared/share-${index}`, headers)).status;
		expect(last).toBe(429);
	});
});
