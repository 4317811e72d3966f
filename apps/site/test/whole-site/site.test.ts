import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { signPreview } from '@website/contracts/signatures';
import { metricFaults } from '@website/contracts/testing/metric-faults';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../server/settings/limits.ts';
import { type Behavior, type FakeContent, startFakeContent } from '../fake-content.ts';
import { signedWebhook, startSmallSite } from '../server/small-site.ts';
import { secret, type TestSite } from '../server/test-site.ts';

let folder = '';
let content: FakeContent;
let testSite: TestSite;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'site-'));
	await mkdir(join(folder, 'build/client/assets'), { recursive: true });
	await writeFile(join(folder, 'build/client/assets/app-1.js'), 'app();');
	content = await startFakeContent();
	testSite = await start();
});
afterEach(async () => {
	await testSite.stop();
	await content.close();
	await rm(folder, { recursive: true, force: true });
});

const start = (settings?: NodeJS.ProcessEnv) =>
	startSmallSite({ folder, contentUrl: content.url, ...(settings && { settings }) });

interface TestResponse {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

function request(
	path: string,
	options: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
	return new Promise<TestResponse>((resolve, reject) => {
		const { body, ...rest } = options;
		httpRequest({ port: testSite.port, host: '127.0.0.1', path, ...rest }, (response) => {
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
	return request('/webhooks/content', signedWebhook(tags));
}

describe('a cached page', () => {
	it('has the same response from the framework and the hot path, except for ids and dates', async () => {
		const strip = ({ status, headers, body }: TestResponse) => {
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
		// Unencoded, because the best compression may replace the fast one between the two requests.
		const first = strip(await request('/about'));
		const second = strip(await request('/about'));
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

	it('ignores unknown parameters', async () => {
		for (let index = 0; index < 30; index += 1) {
			const { body } = await request(`/about?x${index}=1&after=%3Cscript%3E`);
			expect(body.toString()).not.toContain('script>');
		}
		expect(content.calls).toBe(1);
	});

	it('is not served to requests with a preview cookie, and previews are not cached', async () => {
		await request('/about');
		const token = signPreview(secret, Math.floor(Date.now() / 1000) + 60);
		const headers = { cookie: `a=1; preview=${token}` };
		content.title = 'A draft';
		const preview = await request('/about', { headers });
		expect(preview.headers).toMatchObject({
			'cache-control': 'private, no-store',
			'x-robots-tag': 'noindex, nofollow',
			'referrer-policy': 'no-referrer',
			'x-frame-options': 'DENY',
		});
		expect(preview.headers['content-security-policy']).toContain("frame-ancestors 'none'");
		expect(preview.headers['cdn-cache-control']).toBeUndefined();
		expect(preview.body.toString()).toContain('A draft');
		expect(content.headers['x-preview-token']).toBe(token);
		await request('/about', { headers: { cookie: 'notpreview=1' } });
		expect((await request('/about')).body.toString()).toContain('First title');
		expect(content.calls).toBe(2);
	});

	it('is served to requests with an expired preview cookie, which is deleted', async () => {
		await request('/about');
		const headers = { cookie: `preview=${signPreview(secret, 1_000)}` };
		const response = await request('/about', { headers });
		expect(response.body.toString()).toContain('First title');
		expect(response.headers['set-cookie']).toEqual([expect.stringMatching(/^preview=; Max-Age=0/)]);
		expect(response.headers['cache-control']).toBe('private, no-store');
		expect(response.headers['cdn-cache-control']).toBeUndefined();
		expect(content.calls).toBe(1);
	});

	it('can be framed as a live preview by the configured origin only', async () => {
		await testSite.stop();
		testSite = await start({ PREVIEW_FRAME_ORIGIN: 'https://backend.example' });
		const token = signPreview(secret, Math.floor(Date.now() / 1000) + 60);
		const { headers } = await request(`/preview/live?collection=pages&id=1&lang=en&token=${token}`);
		expect(headers['content-security-policy']).toContain(
			"frame-ancestors 'self' https://backend.example",
		);
		expect(headers['x-frame-options']).toBeUndefined();
		expect((await request('/about')).headers['x-frame-options']).toBe('DENY');
	});

	it('is served at / in a preview without a redirect to the visitor’s locale', async () => {
		const token = signPreview(secret, Math.floor(Date.now() / 1000) + 60);
		const redirect = await request(`/preview?path=/&token=${token}`);
		expect(redirect).toMatchObject({ status: 303, headers: { location: '/' } });
		const headers = { cookie: `preview=${token}`, 'accept-language': 'da' };
		expect((await request('/', { headers })).status).toBe(200);
	});

	it('is not served to requests with a content token, which is sent to the endpoint', async () => {
		await testSite.stop();
		testSite = await start({ CONTENT_TOKEN_COOKIE: 'member' });
		await request('/about');
		expect(content.headers.authorization).toBeUndefined();
		const response = await request('/about', { headers: { cookie: 'member=abc' } });
		expect(response.headers['cache-control']).toBe('private, no-store');
		expect(content.headers.authorization).toBe('Bearer abc');
		await request('/about');
		expect(content.calls).toBe(2);
	});

	it('is not served to requests with a token from local storage; invalid tokens are ignored', async () => {
		await testSite.stop();
		testSite = await start({ CONTENT_TOKEN_STORAGE: 'member' });
		const response = await request('/about', { headers: { cookie: 'content-token=abc.d%2Fe%3D' } });
		expect(response.headers['cache-control']).toBe('private, no-store');
		expect(content.headers.authorization).toBe('Bearer abc.d/e=');
		for (const cookie of ['content-token=a%0d%0ab', 'content-token=', 'member=abc']) {
			const plain = await request('/about', { headers: { cookie } });
			expect(plain.status, cookie).toBe(200);
			expect(plain.headers['cache-control'], cookie).not.toContain('private');
			expect(content.headers.authorization, cookie).toBeUndefined();
		}
	});

	it('redirects visitors of / to their locale even if / is cached', async () => {
		await request('/');
		await request('/');
		const danish = await request('/?x=1', { headers: { 'accept-language': 'da' } });
		expect(danish).toMatchObject({ status: 302, headers: { location: '/da?x=1' } });
		const english = await request('/', { headers: { 'accept-language': 'en' } });
		expect(english.headers['cdn-cache-control']).toBe('no-store');
	});

	it('rejects a POST with a body, but not a GET', async () => {
		expect(await request('/about', { method: 'POST', body: 'x' })).toMatchObject({ status: 405 });
		const headers = { 'content-length': '1' };
		expect(await request('/about', { headers, body: 'x' })).toMatchObject({ status: 200 });
	});

	it('is updated when the webhook responds', async () => {
		await request('/about');
		expect((await publish('Second title', ['page:about'])).status).toBe(204);
		expect((await request('/about')).body.toString()).toContain('Second title');
	});
});

describe('an endpoint without cache tags', () => {
	it('has its pages cached for the configured time, also in shared caches', async () => {
		await testSite.stop();
		testSite = await start({ CONTENT_UNTAGGED_SECONDS: '45', CDN_MAX_AGE: '600' });
		content.isTagged = false;
		await request('/about');
		content.title = 'Second title';
		const response = await request('/about');
		expect(response.body.toString()).toContain('First title');
		expect(response.headers['cdn-cache-control']).toContain('max-age=45,');
	});
});

describe('with the content endpoint failing', () => {
	const failures: Behavior[] = ['hang', 'error', 'half', 'html', 'graphql-error'];

	it.each(failures)(
		'(%s) serves cached pages, even after purges and restarts, and 503 for others',
		async (failure) => {
			// A short timeout is needed only if the endpoint never responds.
			const settings = failure === 'hang' ? { CONTENT_TIMEOUT_MS: '1000' } : undefined;
			await testSite.stop();
			testSite = await start(settings);
			await request('/about');
			content.behavior = failure;
			expect((await publish('Second title', ['page:about'])).status).toBe(204);
			expect(await request('/about')).toMatchObject({ status: 200 });
			const uncached = await request('/never-seen');
			expect(uncached.status).toBe(503);
			expect(uncached.headers['retry-after']).toBe('10');
			expect(uncached.headers['cache-control']).toBe('no-store');
			expect(uncached.body.toString()).not.toContain('secret detail');

			await testSite.stop();
			testSite = await start(settings);
			expect((await request('/about')).body.toString()).toContain('First title');
			expect((await request('/readyz')).status).toBe(200);

			content.behavior = 'respond';
			content.paths.add('/never-seen');
			expect(await request('/never-seen')).toMatchObject({ status: 200 });
		},
	);

	it('is not ready while no page is cached', async () => {
		content.behavior = 'error';
		expect((await request('/readyz')).status).toBe(503);
		expect((await request('/healthz')).status).toBe(200);
	});
});

describe('operations', () => {
	it('serves files of earlier builds for tabs opened before a deployment', async () => {
		const { archive, clientFolder, build } = testSite.site;
		await archive.add(clientFolder, build);
		await archive.add(clientFolder, build);
		await rm(join(clientFolder, 'assets/app-1.js'));
		await archive.add(clientFolder, { id: 'build2', timestamp: Date.now() });
		const response = await request('/assets/app-1.js');
		expect(response).toMatchObject({ status: 200, body: Buffer.from('app();') });
		expect(response.headers['cache-control']).toContain('immutable');
		expect((await request('/assets/unknown.js')).status).toBe(404);
		for (const id of ['b3', 'b4', 'b5']) {
			await archive.add(clientFolder, { id, timestamp: Date.now() + 10 });
		}
		expect((await archive.builds()).length).toBe(limits.builds.count);
		expect((await request('/assets/app-1.js')).status).toBe(404);
	});

	it('serves the id of the running build', async () => {
		const latest = JSON.parse((await request('/builds/latest.json?1')).body.toString());
		expect(latest).toEqual({ id: 'build1', timestamp: expect.any(Number) });
		expect((await request('/builds/meta/build1.json')).status).toBe(200);
		expect((await request('/builds/meta/..%2f..%2fsecret.json')).status).toBe(404);
	});

	it('includes the running build in the data of each page', async () => {
		const payload = JSON.parse((await request('/about/_payload.json?build1')).body.toString());
		const latest = JSON.parse((await request('/builds/latest.json')).body.toString());
		expect(payload.buildId).toBe(latest.id);
	});

	it('serves metrics to local requests, but not through a proxy', async () => {
		await request('/about');
		await request('/about');
		const metrics = (await request('/metrics')).body.toString();
		expect(metrics).toContain('site_cache_requests_total{outcome="hit"} 1');
		// The page and the site's options.
		expect(metrics).toContain('site_render_duration_seconds_count{outcome="ok"} 2');
		expect(metrics).toContain('site_http_requests_total{route="page",status="200"} 2');
		expect(metrics).toMatch(
			/site_build_info\{version="\d[^"]*",build="build1",node="v\d[^"]*"\} 1/,
		);
		expect(metricFaults(metrics, 'site')).toEqual([]);
		const headers = { 'x-forwarded-for': '203.0.113.9' };
		expect((await request('/metrics', { headers })).status).toBe(404);
	});
});

describe('a client behind the configured proxy', () => {
	beforeEach(async () => {
		// Stops the clock, so that the minute of the rate limit does not end during the test.
		vi.useFakeTimers({ toFake: ['Date'] });
		await testSite.stop();
		testSite = await start({ CLIENT_ADDRESS_HEADER: 'x-forwarded-for' });
	});
	afterEach(() => void vi.useRealTimers());
	const from = (client: string) => ({ headers: { 'x-forwarded-for': client } });

	it('has a limit of renders per minute, beyond which cached pages are still served', async () => {
		await request('/about');
		for (let index = 0; index < limits.rate.renders; index += 1) {
			expect((await request(`/invented-${index}`, from('203.0.113.9'))).status).not.toBe(429);
		}
		const rejected = await request('/invented-more', from('203.0.113.9'));
		expect(rejected.status).toBe(429);
		expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
		expect(rejected.headers['cache-control']).toBe('no-store');
		expect((await request('/about', from('203.0.113.9'))).status).toBe(200);
		expect((await request('/invented-more', from('203.0.113.10'))).status).toBe(404);
		expect((await request('/metrics')).body.toString()).toContain(
			'site_rate_limited_total{kind="renders"} 1',
		);
	});

	it('has a limit of price requests per minute', async () => {
		const path = '/api/prices?currency=none';
		for (let index = 0; index < limits.rate.reads; index += 1) {
			expect((await request(path, from('203.0.113.9'))).status).toBe(400);
		}
		expect((await request(path, from('203.0.113.9'))).status).toBe(429);
		expect((await request('/api/openapi.json', from('203.0.113.9'))).status).toBe(429);
	});

	it('has a limit of unsigned webhooks per minute, which does not affect other clients', async () => {
		const forged = { method: 'POST', body: '{"tags":["page:1"]}' };
		for (let index = 0; index < limits.rate.refusedWebhooks; index += 1) {
			expect(
				(await request('/webhooks/content', { ...forged, ...from('203.0.113.9') })).status,
			).toBe(401);
		}
		expect((await request('/webhooks/content', { ...forged, ...from('203.0.113.9') })).status).toBe(
			429,
		);
		expect((await publish('New', ['page:1'])).status).toBe(204);
	});
});
