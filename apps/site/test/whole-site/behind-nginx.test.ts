import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/starter/ports.ts';
import { type FakeContent, startFakeContent } from '../fake-content.ts';
import { type NginxPorts, nginxInFront } from '../nginx-in-front.ts';
import { signedWebhook, startSmallSite } from '../server/small-site.ts';
import type { TestSite } from '../server/test-site.ts';

let folder = '';
let ports: Required<NginxPorts>;
let content: FakeContent;
let site: TestSite;
let nginx: ChildProcess;
let front = '';

const changes = {
	// So that nothing but the site's refreshes can make a page fresh.
	'308 1s;': '308 1h;',
	// In the log otherwise.
	'add_header X-Request-Id':
		'add_header X-Cache $upstream_cache_status always; add_header X-Request-Id',
};

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nginx-'));
	await mkdir(join(folder, 'build/client/assets'), { recursive: true });
	content = await startFakeContent();
	ports = {
		site: await freePort(),
		secondSite: await freePort(),
		front: await freePort(),
		refresh: await freePort(),
	};
	site = await startSmallSite({
		folder,
		contentUrl: content.url,
		port: ports.site,
		settings: { CACHE_REFRESH_URLS: `http://127.0.0.1:${ports.refresh}` },
	});
	nginx = spawn('nginx', ['-c', nginxInFront(folder, ports, changes)], { stdio: 'ignore' });
	front = `http://127.0.0.1:${ports.front}`;
	await expect.poll(async () => (await fetch(front)).status).toBeGreaterThan(0);
});
afterEach(async () => {
	const ended = new Promise((resolve) => nginx.once('exit', resolve));
	nginx.kill('SIGTERM');
	await ended;
	await site.stop();
	await content.close();
	await rm(folder, { recursive: true, force: true });
});

/** What a visitor gets from nginx, and whether nginx had it. */
async function ask(path: string, headers: Record<string, string> = {}) {
	const response = await fetch(front + path, { headers });
	const text = await response.text();
	return { status: response.status, headers: response.headers, text, cached: cached(response) };
}

const cached = ({ headers }: Response) => headers.get('x-cache');

describe('deploy/nginx', () => {
	it('keeps a page for each encoding, with a request id of its own for everybody', async () => {
		const first = await ask('/about', { 'accept-encoding': 'gzip, br' });
		const second = await ask('/about', { 'accept-encoding': 'br;q=0.9, gzip' });
		expect([first.cached, second.cached]).toEqual(['MISS', 'HIT']);
		expect(second.text).toBe(first.text);
		expect(second.headers.get('content-encoding')).toBe('br');
		expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
		const refused = await ask('/about', { 'accept-encoding': 'br;q=0' });
		expect(refused.headers.get('content-encoding')).toBeNull();
		const etag = second.headers.get('etag') ?? '';
		expect((await ask('/about', { 'if-none-match': etag })).status).toBe(304);
	});

	it('shows a publish as soon as the site has rendered it, in every encoding', async () => {
		const encodings = ['br', 'gzip', 'identity'];
		for (const encoding of encodings) await ask('/about', { 'accept-encoding': encoding });
		content.title = 'Second title';
		await fetch(`http://127.0.0.1:${site.port}/webhooks/content`, signedWebhook(['page:about']));
		for (const encoding of encodings) {
			await expect
				.poll(() => ask('/about', { 'accept-encoding': encoding }))
				.toMatchObject({ cached: 'HIT', text: expect.stringContaining('Second') });
		}
	});

	it('keeps nothing that is personal', async () => {
		for (const cookie of ['preview=some', 'a=b; content-token=some']) {
			await ask('/about');
			expect((await ask('/about', { cookie })).cached).toBe('BYPASS');
		}
		await ask('/blog', { cookie: 'content-token=some' });
		expect((await ask('/blog')).cached).toBe('MISS');
		expect((await ask('/')).cached).toBeNull();
	});

	it('keeps the page for browsers, and Markdown for nobody who asks by the same address', async () => {
		const accept = 'text/markdown, text/html;q=0.9';
		const markdown = await ask('/about', { accept });
		expect([markdown.cached, markdown.headers.get('content-type')]).toEqual([
			'BYPASS',
			'text/markdown; charset=utf-8',
		]);
		expect((await ask('/about')).headers.get('content-type')).toContain('text/html');
		expect((await ask('/about')).cached).toBe('HIT');
		expect((await ask('/about', { accept })).text).toBe(markdown.text);
		await ask('/about.md');
		expect((await ask('/about.md')).cached).toBe('HIT');
	});

	it('takes parameters of campaigns for the same page, and no others', async () => {
		await ask('/about');
		expect((await ask('/about?utm_source=letter&gclid=1')).cached).toBe('HIT');
		for (const search of ['?after=x', '?%61fter=x', '?utm_source=a&after=x', '?anything']) {
			const answer = await ask(`/about${search}`);
			expect([answer.cached, answer.status], search).toEqual(['BYPASS', 200]);
		}
		expect((await ask('/about?gclid=1', { cookie: 'a=b; c=d' })).cached).toBe('HIT');
		// Whatever a cookie looks like, it doesn't make parameters those of a campaign.
		const cookie = 'gclid=1 ?utm_source=a; ;gclid=1';
		expect((await ask('/about?after=x', { cookie })).cached).toBe('BYPASS');
		for (const missing of ['/nowhere', '/nowhere'])
			expect((await ask(missing)).cached).toBe('MISS');
	});

	it('keeps nothing from another spelling of an address in its place', async () => {
		for (const spelling of ['//about', '/%61bout', '//about']) {
			const answer = await fetch(front + spelling, { redirect: 'manual' });
			expect(cached(answer), spelling).toBe('MISS');
			expect(answer.status, spelling).not.toBe(200);
		}
		const page = await ask('/about');
		expect([page.cached, page.status]).toEqual(['MISS', 200]);
		expect((await ask('/%61bout')).text).toBe(page.text);
	});

	it('keeps nothing below the docs, where any address is a page', async () => {
		for (const path of ['/docs/any', '/da/docs/any']) {
			content.paths.add(path);
			for (const time of ['first', 'second']) {
				const answer = await ask(path);
				expect([answer.status, answer.cached], `${path}, ${time}`).toEqual([200, 'MISS']);
			}
		}
	});

	it('leads nowhere by itself', async () => {
		for (const path of ['/docs', '/da/docs', '/de/docs', '/api', '/assets']) {
			expect((await fetch(front + path, { redirect: 'manual' })).status, path).toBe(404);
		}
	});

	it('stands in while the site is down, and hides what is not for the public', async () => {
		await ask('/about');
		expect((await ask('/metrics')).status).toBe(404);
		expect((await ask('/webhooks/content')).status).toBe(404);
		await site.stop();
		expect((await ask('/about')).status).toBe(200);
		site = await startSmallSite({ folder, contentUrl: content.url });
	});

	it('answers nothing by itself while one of two nodes is alive, replaced one after the other', async () => {
		const second = {
			folder: join(folder, 'second'),
			contentUrl: content.url,
			port: ports.secondSite,
		};
		const first = { folder, contentUrl: content.url, port: ports.site };
		let other = await startSmallSite(second);
		const answers: number[] = [];
		let isOver = false;
		// Never cached, so that each request reaches a node.
		const visitors = ['/', '/about?anything', '/nowhere', '/api/nothing'].map(async (path) => {
			while (!isOver) answers.push((await ask(path)).status);
		});
		const someMore = async () => {
			const before = answers.length;
			await expect.poll(() => answers.length).toBeGreaterThan(before + 20);
		};
		for (let round = 0; round < 2; round += 1) {
			await site.stop();
			await someMore();
			site = await startSmallSite(first);
			// Requests that had found the first node away have their answers.
			await someMore();
			await other.stop();
			await someMore();
			other = await startSmallSite(second);
			await someMore();
		}
		isOver = true;
		await Promise.all(visitors);
		await other.stop();
		expect(answers.filter((status) => status >= 500)).toEqual([]);
	});
});
