import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/starter/ports.ts';
import { type FakeContent, startFakeContent } from '../fake-content.ts';
import { type NginxPorts, writeNginxConfiguration } from '../nginx-configuration.ts';
import { signedWebhook, startSmallSite } from '../server/small-site.ts';
import type { TestSite } from '../server/test-site.ts';

let folder = '';
let ports: Required<NginxPorts>;
let content: FakeContent;
let site: TestSite;
let nginx: ChildProcess;
let front = '';

/** The configuration writes the cache status to the log only. */
const cacheHeader = {
	'add_header X-Request-Id':
		'add_header X-Cache $upstream_cache_status always; add_header X-Request-Id',
};
/** Pages stay fresh for as long as a test takes. */
const freshForLong = { '308 1s;': '308 1h;' };

/** Starts nginx and waits until it responds. */
async function startNginx(changes: Record<string, string>): Promise<void> {
	nginx = spawn('nginx', ['-c', writeNginxConfiguration(folder, ports, changes)], {
		stdio: 'ignore',
	});
	await expect.poll(async () => (await fetch(front)).status).toBeGreaterThan(0);
}

async function stopNginx(): Promise<void> {
	const exit = new Promise((resolve) => nginx.once('exit', resolve));
	nginx.kill('SIGTERM');
	await exit;
}

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nginx-'));
	await mkdir(join(folder, 'build/client/assets'), { recursive: true });
	content = await startFakeContent();
	ports = {
		site: await freePort(),
		secondSite: await freePort(),
		front: await freePort(),
	};
	site = await startSmallSite({ folder, contentUrl: content.url, port: ports.site });
	front = `http://127.0.0.1:${ports.front}`;
	await startNginx({ ...cacheHeader, ...freshForLong });
});
afterEach(async () => {
	await stopNginx();
	await site.stop();
	await content.close();
	await rm(folder, { recursive: true, force: true });
});

/** The response of nginx to a visitor, and its cache status. */
async function request(path: string, headers: Record<string, string> = {}) {
	const response = await fetch(front + path, { headers });
	const text = await response.text();
	return { status: response.status, headers: response.headers, text, cache: cacheStatus(response) };
}

const cacheStatus = ({ headers }: Response) => headers.get('x-cache');

describe('deploy/nginx', () => {
	it('caches a page per encoding and sends a new request id with each response', async () => {
		const first = await request('/about', { 'accept-encoding': 'gzip, br' });
		const second = await request('/about', { 'accept-encoding': 'br;q=0.9, gzip' });
		expect([first.cache, second.cache]).toEqual(['MISS', 'HIT']);
		expect(second.text).toBe(first.text);
		expect(second.headers.get('content-encoding')).toBe('br');
		expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
		const withoutBrotli = await request('/about', { 'accept-encoding': 'br;q=0' });
		expect(withoutBrotli.headers.get('content-encoding')).toBeNull();
		const etag = second.headers.get('etag') ?? '';
		expect((await request('/about', { 'if-none-match': etag })).status).toBe(304);
	});

	it('serves a publish in every encoding once the page in its cache has expired', async () => {
		await stopNginx();
		await startNginx(cacheHeader);
		const encodings = ['br', 'gzip', 'identity'];
		for (const encoding of encodings) await request('/about', { 'accept-encoding': encoding });
		content.title = 'Second title';
		await fetch(`http://127.0.0.1:${site.port}/webhooks/content`, signedWebhook(['page:about']));
		for (const encoding of encodings) {
			await expect
				.poll(() => request('/about', { 'accept-encoding': encoding }))
				.toMatchObject({ text: expect.stringContaining('Second') });
		}
	});

	it('caches no personal responses', async () => {
		for (const cookie of ['preview=some', 'a=b; content-token=some']) {
			await request('/about');
			expect((await request('/about', { cookie })).cache).toBe('BYPASS');
		}
		await request('/blog', { cookie: 'content-token=some' });
		expect((await request('/blog')).cache).toBe('MISS');
		expect((await request('/')).cache).toBeNull();
	});

	it('leaves ranges and conditions of files to the site', async () => {
		const { cache, headers } = await request('/flags/dk.svg');
		const condition = { 'if-none-match': headers.get('etag') ?? '' };
		expect([cache, (await request('/flags/dk.svg', condition)).status]).toEqual([null, 304]);
	});

	it('caches the HTML of a page but not Markdown under the same URL', async () => {
		const accept = 'text/markdown, text/html;q=0.9';
		const markdown = await request('/about', { accept });
		expect([markdown.cache, markdown.headers.get('content-type')]).toEqual([
			'BYPASS',
			'text/markdown; charset=utf-8',
		]);
		expect((await request('/about')).headers.get('content-type')).toContain('text/html');
		expect((await request('/about')).cache).toBe('HIT');
		expect((await request('/about', { accept })).text).toBe(markdown.text);
		await request('/about.md');
		expect((await request('/about.md')).cache).toBe('HIT');
	});

	it('ignores campaign parameters in the cache key, but no others', async () => {
		await request('/about');
		expect((await request('/about?utm_source=letter&gclid=1')).cache).toBe('HIT');
		for (const search of ['?after=x', '?%61fter=x', '?utm_source=a&after=x', '?anything']) {
			const response = await request(`/about${search}`);
			expect([response.cache, response.status], search).toEqual(['BYPASS', 200]);
		}
		expect((await request('/about?gclid=1', { cookie: 'a=b; c=d' })).cache).toBe('HIT');
		// Text in a cookie that looks like campaign parameters has no effect.
		const cookie = 'gclid=1 ?utm_source=a; ;gclid=1';
		expect((await request('/about?after=x', { cookie })).cache).toBe('BYPASS');
		for (const missing of ['/nowhere', '/nowhere'])
			expect((await request(missing)).cache).toBe('MISS');
	});

	it('caches no response to a non-canonical path under the canonical one', async () => {
		for (const spelling of ['//about', '/%61bout', '//about']) {
			const response = await fetch(front + spelling, { redirect: 'manual' });
			expect(cacheStatus(response), spelling).toBe('MISS');
			expect(response.status, spelling).not.toBe(200);
		}
		const page = await request('/about');
		expect([page.cache, page.status]).toEqual(['MISS', 200]);
		expect((await request('/%61bout')).text).toBe(page.text);
	});

	it('caches nothing below the docs, where any path is a page', async () => {
		for (const path of ['/docs/any', '/da/docs/any']) {
			content.paths.add(path);
			for (const time of ['first', 'second']) {
				const response = await request(path);
				expect([response.status, response.cache], `${path}, ${time}`).toEqual([200, 'MISS']);
			}
		}
	});

	it('does not redirect to paths with a trailing slash', async () => {
		for (const path of ['/docs', '/da/docs', '/de/docs', '/api', '/assets']) {
			expect((await fetch(front + path, { redirect: 'manual' })).status, path).toBe(404);
		}
	});

	it('serves cached pages while the site is down, and hides internal routes', async () => {
		await request('/about');
		expect((await request('/metrics')).status).toBe(404);
		expect((await request('/webhooks/content')).status).toBe(404);
		await site.stop();
		expect((await request('/about')).status).toBe(200);
		site = await startSmallSite({ folder, contentUrl: content.url });
	});

	it('sends no errors while two nodes are replaced one after the other', async () => {
		const second = {
			folder: join(folder, 'second'),
			contentUrl: content.url,
			port: ports.secondSite,
		};
		const first = { folder, contentUrl: content.url, port: ports.site };
		let other = await startSmallSite(second);
		const statuses: number[] = [];
		let isOver = false;
		// These URLs are never cached, so that each request reaches a node.
		const visitors = ['/', '/about?anything', '/nowhere', '/api/nothing'].map(async (path) => {
			while (!isOver) statuses.push((await request(path)).status);
		});
		const furtherRequests = async () => {
			const before = statuses.length;
			await expect.poll(() => statuses.length).toBeGreaterThan(before + 20);
		};
		for (let round = 0; round < 2; round += 1) {
			await site.stop();
			await furtherRequests();
			site = await startSmallSite(first);
			// Waits for the responses to requests that did not reach the first node.
			await furtherRequests();
			await other.stop();
			await furtherRequests();
			other = await startSmallSite(second);
			await furtherRequests();
		}
		isOver = true;
		await Promise.all(visitors);
		await other.stop();
		expect(statuses.filter((status) => status >= 500)).toEqual([]);
	});
});
