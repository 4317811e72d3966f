import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { signPreview } from '@website/contracts/signatures';
import { metricFaults } from '@website/contracts/testing/metric-faults';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../server/settings/limits.ts';
import { type Behavior, type FakeContent, startFakeContent } from '../fake-content.ts';
import { signedWebhook, startSmallSite } from '../server/small-site.ts';
import { secret, type TestSite } from '../server/test-site.ts';

let folder = '';
let content: FakeContent;
let running: TestSite;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'site-'));
	await mkdir(join(folder, 'build/client/assets'), { recursive: true });
	await writeFile(join(folder, 'build/client/assets/app-1.js'), 'app();');
	content = await startFakeContent();
	running = await start();
});
afterEach(async () => {
	await running.stop();
	await content.close();
	await rm(folder, { recursive: true, force: true });
});

const start = (settings?: NodeJS.ProcessEnv) =>
	startSmallSite({ folder, contentUrl: content.url, ...(settings && { settings }) });

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

function ask(
	path: string,
	options: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
	return new Promise<Answer>((resolve, reject) => {
		const { body, ...rest } = options;
		httpRequest({ port: running.port, host: '127.0.0.1', path, ...rest }, (response) => {
			buffer(response).then(
				(bytes) =>
					resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
				reject,
			);
		})
			.on('error', reject)
			.end(body);
	});
}

function publish(title: string, tags: string[]) {
	content.title = title;
	return ask('/webhooks/content', signedWebhook(tags));
}

describe('a cached page', () => {
	it('is the same by the long way and by the hot path, but for ids and dates', async () => {
		const strip = ({ status, headers, body }: Answer) => {
			const {
				date: _date,
				'x-request-id': id,
				connection: _c,
				'keep-alive': _k,
				...rest
			} = headers;
			expect(id).toMatch(/^[\w.-]{8,64}$/);
			return { status, headers: rest, body };
		};
		// Unencoded, because the best compression may replace the fast one between the two.
		const first = strip(await ask('/about'));
		const second = strip(await ask('/about'));
		expect(second).toEqual(first);
		expect(first.headers).toMatchObject({
			'cache-control': 'no-cache',
			vary: 'Accept, Accept-Encoding',
			'x-content-type-options': 'nosniff',
			'strict-transport-security': expect.any(String),
			'content-security-policy': expect.stringContaining("script-src 'self'"),
		});
		expect(content.calls).toBe(1);
	});

	it('comes in the encoding asked for, with the length of that encoding', async () => {
		await ask('/about');
		const plain = await ask('/about');
		const gzip = await ask('/about', { headers: { 'accept-encoding': 'gzip' } });
		const br = await ask('/about', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
		expect(plain.headers['content-encoding']).toBeUndefined();
		expect(gunzipSync(gzip.body)).toEqual(plain.body);
		expect(brotliDecompressSync(br.body)).toEqual(plain.body);
		for (const answer of [plain, gzip, br]) {
			expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
		}
	});

	it('answers HEAD like GET without the body, and 304 to who has it', async () => {
		for (const round of ['long way', 'hot path']) {
			const head = await ask('/about', { method: 'HEAD' });
			expect(head.status, round).toBe(200);
			expect(Number(head.headers['content-length']), round).toBeGreaterThan(1000);
			expect(head.body.length).toBe(0);
			const etag = head.headers.etag ?? '';
			const notModified = await ask('/about', { headers: { 'if-none-match': `"x", ${etag}` } });
			expect(notModified.status).toBe(304);
			expect(notModified.body.length).toBe(0);
			expect(notModified.headers.etag).toBe(etag);
			expect(notModified.headers['content-length']).toBeUndefined();
			expect((await ask('/about', { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
		}
	});

	it('is one whatever unknown parameters are added, and they do not reach it', async () => {
		for (let index = 0; index < 30; index += 1) {
			const { body } = await ask(`/about?x${index}=1&after=%3Cscript%3E`);
			expect(body.toString()).not.toContain('script>');
		}
		expect(content.calls).toBe(1);
	});

	it('is not shown to who carries a preview, nor is a preview kept', async () => {
		await ask('/about');
		const token = signPreview(secret, Math.floor(Date.now() / 1000) + 60);
		const headers = { cookie: `a=1; preview=${token}` };
		content.title = 'A draft';
		const preview = await ask('/about', { headers });
		expect(preview.headers).toMatchObject({
			'cache-control': 'private, no-store',
			'x-robots-tag': 'noindex',
			'x-frame-options': 'DENY',
		});
		expect(preview.headers['content-security-policy']).toContain("frame-ancestors 'none'");
		expect(preview.headers['cdn-cache-control']).toBeUndefined();
		expect(preview.body.toString()).toContain('A draft');
		expect(content.headers['x-preview-token']).toBe(token);
		await ask('/about', { headers: { cookie: 'notpreview=1' } });
		expect((await ask('/about')).body.toString()).toContain('First title');
		expect(content.calls).toBe(2);
	});

	it('is shown to who carries a preview that has expired, whose cookie goes', async () => {
		await ask('/about');
		const headers = { cookie: `preview=${signPreview(secret, 1_000)}` };
		const answer = await ask('/about', { headers });
		expect(answer.body.toString()).toContain('First title');
		expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^preview=; Max-Age=0/)]);
		expect(answer.headers['cache-control']).toBe('private, no-store');
		expect(answer.headers['cdn-cache-control']).toBeUndefined();
		expect(content.calls).toBe(1);
	});

	it('may be framed as a preview by the origin that is configured, and by nobody else', async () => {
		await running.stop();
		running = await start({ PREVIEW_FRAME_ORIGIN: 'https://backend.example' });
		const token = signPreview(secret, Math.floor(Date.now() / 1000) + 60);
		const { headers } = await ask('/about', { headers: { cookie: `preview=${token}` } });
		expect(headers['content-security-policy']).toContain(
			"frame-ancestors 'self' https://backend.example",
		);
		expect(headers['x-frame-options']).toBeUndefined();
		expect((await ask('/about')).headers['x-frame-options']).toBe('DENY');
	});

	it('opens at the previewed language of /', async () => {
		const token = signPreview(secret, Math.floor(Date.now() / 1000) + 60);
		const opened = await ask(`/preview?kind=page&slug=home&lang=en&token=${token}`);
		expect(opened).toMatchObject({ status: 303, headers: { location: '/' } });
		const headers = { cookie: `preview=${token}`, 'accept-language': 'da' };
		expect((await ask('/', { headers })).status).toBe(200);
	});

	it('is not shown to who carries a content token, which goes to the endpoint', async () => {
		await running.stop();
		running = await start({ CONTENT_TOKEN_COOKIE: 'member' });
		await ask('/about');
		expect(content.headers.authorization).toBeUndefined();
		const answer = await ask('/about', { headers: { cookie: 'member=abc' } });
		expect(answer.headers['cache-control']).toBe('private, no-store');
		expect(content.headers.authorization).toBe('Bearer abc');
		await ask('/about');
		expect(content.calls).toBe(2);
	});

	it('is not shown to who carries a token from local storage; what is no token counts for nothing', async () => {
		await running.stop();
		running = await start({ CONTENT_TOKEN_STORAGE: 'member' });
		const answer = await ask('/about', { headers: { cookie: 'content-token=abc.d%2Fe%3D' } });
		expect(answer.headers['cache-control']).toBe('private, no-store');
		expect(content.headers.authorization).toBe('Bearer abc.d/e=');
		for (const cookie of ['content-token=a%0d%0ab', 'content-token=', 'member=abc']) {
			const plain = await ask('/about', { headers: { cookie } });
			expect(plain.status, cookie).toBe(200);
			expect(plain.headers['cache-control'], cookie).not.toContain('private');
			expect(content.headers.authorization, cookie).toBeUndefined();
		}
	});

	it('leads visitors of / to their language even when / is cached', async () => {
		await ask('/');
		await ask('/');
		const danish = await ask('/?x=1', { headers: { 'accept-language': 'da' } });
		expect(danish).toMatchObject({ status: 302, headers: { location: '/da?x=1' } });
		const english = await ask('/', { headers: { 'accept-language': 'en' } });
		expect(english.headers['cdn-cache-control']).toBe('no-store');
	});

	it('refuses methods that pages do not have, whether a body comes with them or not', async () => {
		expect(await ask('/about', { method: 'POST', body: 'x' })).toMatchObject({ status: 405 });
		expect(await ask('/about', { method: 'DELETE' })).toMatchObject({ status: 405 });
		expect(await ask('/about', { method: 'OPTIONS' })).toMatchObject({ status: 405 });
		const headers = { 'content-length': '1' };
		expect(await ask('/about', { headers, body: 'x' })).toMatchObject({ status: 200 });
	});

	it('shows what was published as soon as the webhook is answered', async () => {
		await ask('/about');
		expect((await publish('Second title', ['page:about'])).status).toBe(204);
		expect((await ask('/about')).body.toString()).toContain('Second title');
	});
});

describe('an endpoint without cache tags', () => {
	it('has its pages kept for the configured age, by shared caches too', async () => {
		await running.stop();
		running = await start({ CONTENT_UNTAGGED_SECONDS: '45', CDN_MAX_AGE: '600' });
		content.isTagged = false;
		await ask('/about');
		content.title = 'Second title';
		const response = await ask('/about');
		expect(response.body.toString()).toContain('First title');
		expect(response.headers['cdn-cache-control']).toContain('max-age=45,');
	});
});

describe('with the content endpoint failing', () => {
	const ways: Behavior[] = ['hang', 'error', 'half', 'html', 'graphql-error'];

	it.each(ways)(
		'(%s) known pages stay up, through purges and restarts; unknown ones are a 503',
		async (way) => {
			// Only where it never answers does somebody wait.
			const settings = way === 'hang' ? { CONTENT_TIMEOUT_MS: '1000' } : undefined;
			await running.stop();
			running = await start(settings);
			await ask('/about');
			content.behavior = way;
			expect((await publish('Second title', ['page:about'])).status).toBe(204);
			expect(await ask('/about')).toMatchObject({ status: 200 });
			const unknown = await ask('/never-seen');
			expect(unknown.status).toBe(503);
			expect(unknown.headers['retry-after']).toBe('10');
			expect(unknown.headers['cache-control']).toBe('no-store');
			expect(unknown.body.toString()).not.toContain('secret detail');

			await running.stop();
			running = await start(settings);
			expect((await ask('/about')).body.toString()).toContain('First title');
			expect((await ask('/readyz')).status).toBe(200);

			content.behavior = 'answer';
			content.paths.add('/never-seen');
			expect(await ask('/never-seen')).toMatchObject({ status: 200 });
		},
	);

	it('is not ready while nothing is known and nothing can be read', async () => {
		content.behavior = 'error';
		expect((await ask('/readyz')).status).toBe(503);
		expect((await ask('/healthz')).status).toBe(200);
	});
});

describe('operations', () => {
	it('keeps files of earlier builds for tabs opened before a deployment', async () => {
		const { archive, clientFolder, build } = running.site;
		await archive.add(clientFolder, build);
		await archive.add(clientFolder, build);
		await rm(join(clientFolder, 'assets/app-1.js'));
		await archive.add(clientFolder, { id: 'build2', timestamp: Date.now() });
		const response = await ask('/assets/app-1.js');
		expect(response).toMatchObject({ status: 200, body: Buffer.from('app();') });
		expect(response.headers['cache-control']).toContain('immutable');
		expect((await ask('/assets/unknown.js')).status).toBe(404);
		for (const id of ['b3', 'b4', 'b5']) {
			await archive.add(clientFolder, { id, timestamp: Date.now() + 10 });
		}
		expect((await archive.builds()).length).toBe(limits.builds.count);
		expect((await ask('/assets/app-1.js')).status).toBe(404);
	});

	it('tells the running build', async () => {
		const latest = JSON.parse((await ask('/builds/latest.json?1')).body.toString());
		expect(latest).toEqual({ id: 'build1', timestamp: expect.any(Number) });
		expect((await ask('/builds/meta/build1.json')).status).toBe(200);
		expect((await ask('/builds/meta/..%2f..%2fsecret.json')).status).toBe(404);
	});

	it('names the running build in the data of every page', async () => {
		const payload = JSON.parse((await ask('/about/_payload.json?build1')).body.toString());
		const latest = JSON.parse((await ask('/builds/latest.json')).body.toString());
		expect(payload.buildId).toBe(latest.id);
	});

	it('shows metrics to the machine itself, not to who comes through a proxy', async () => {
		await ask('/about');
		await ask('/about');
		const metrics = (await ask('/metrics')).body.toString();
		expect(metrics).toContain('site_cache_requests_total{outcome="hit"} 1');
		// The page, and the languages of the site.
		expect(metrics).toContain('site_render_duration_seconds_count{outcome="ok"} 2');
		expect(metrics).toContain('site_http_requests_total{route="page",status="200"} 2');
		expect(metrics).toMatch(
			/site_build_info\{version="\d[^"]*",build="build1",node="v\d[^"]*"\} 1/,
		);
		expect(metricFaults(metrics, 'site')).toEqual([]);
		const headers = { 'x-forwarded-for': '203.0.113.9' };
		expect((await ask('/metrics', { headers })).status).toBe(404);
	});
});

describe('a client behind the proxy that is configured', () => {
	beforeEach(async () => {
		// The minute does not pass, however long so many requests take.
		vi.useFakeTimers({ toFake: ['Date'] });
		await running.stop();
		running = await start({ CLIENT_ADDRESS_HEADER: 'x-forwarded-for' });
	});
	afterEach(() => void vi.useRealTimers());
	const from = (client: string) => ({ headers: { 'x-forwarded-for': client } });

	it('may cause so many renders a minute, and is served what is kept all the same', async () => {
		await ask('/about');
		for (let index = 0; index < limits.rate.renders; index += 1) {
			expect((await ask(`/invented-${index}`, from('203.0.113.9'))).status).not.toBe(429);
		}
		const refused = await ask('/invented-more', from('203.0.113.9'));
		expect(refused.status).toBe(429);
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
		expect(refused.headers['cache-control']).toBe('no-store');
		expect((await ask('/about', from('203.0.113.9'))).status).toBe(200);
		expect((await ask('/invented-more', from('203.0.113.10'))).status).toBe(404);
		expect((await ask('/metrics')).body.toString()).toContain(
			'site_rate_limited_total{kind="renders"} 1',
		);
	});

	it('may read prices so many times a minute', async () => {
		const path = '/api/prices?currency=none';
		for (let index = 0; index < limits.rate.reads; index += 1) {
			expect((await ask(path, from('203.0.113.9'))).status).toBe(400);
		}
		expect((await ask(path, from('203.0.113.9'))).status).toBe(429);
		expect((await ask('/api/openapi.json', from('203.0.113.9'))).status).toBe(429);
	});

	it('may send so many webhooks that are not signed; others are still heard', async () => {
		const forged = { method: 'POST', body: '{"tags":["page:1"]}' };
		for (let index = 0; index < limits.rate.refusedWebhooks; index += 1) {
			expect((await ask('/webhooks/content', { ...forged, ...from('203.0.113.9') })).status).toBe(
				401,
			);
		}
		expect((await ask('/webhooks/content', { ...forged, ...from('203.0.113.9') })).status).toBe(
			429,
		);
		expect((await publish('New', ['page:1'])).status).toBe(204);
	});
});
