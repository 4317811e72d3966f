import { text } from 'node:stream/consumers';
import { setSiteOptions } from '@website/contracts/site-options';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startTracing } from '../../server/observing/tracing.ts';
import { requestTrace } from '../../server/receiving/request-log.ts';
import { readEnvironment } from '../../server/settings/environment.ts';
import { type FakeContent, startFakeContent } from '../fake-content.ts';
import { picture } from '../server/pictures.ts';
import { signedWebhook, startSmallSite } from '../server/small-site.ts';
import { type SourceServer, startSourceServer } from '../server/source-server.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { secret, startTestSite, type TestSite } from '../server/test-site.ts';

// Tests of settings that other tests leave at their defaults.

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let content: FakeContent;
let other: SourceServer;
let site: TestSite | undefined;
/** Handles the requests to the other host. */
let respond: Parameters<typeof startSourceServer>[0];

beforeEach(async () => {
	folder = await temporaryFolder();
	content = await startFakeContent();
	respond = (_request, response) => response.end();
	other = await startSourceServer((request, response) => respond(request, response));
});
afterEach(async () => {
	await site?.stop();
	await other.close();
	await content.close();
	await folder[Symbol.asyncDispose]();
});

async function start(settings: Record<string, string>): Promise<string> {
	const { CONTENT_URL: contentUrl = content.url, ...rest } = settings;
	site = await startSmallSite({ folder: folder.path, contentUrl, settings: rest });
	return site.origin;
}
const statusOf = async (url: string, headers: Record<string, string> = {}) =>
	(await fetch(url, { headers })).status;

it('API_ORIGINS: the viewer may send requests to these servers of the API document only', async () => {
	const allowed = { url: 'https://api.example/v1' };
	respond = (_request, response) => {
		const servers = [allowed, { url: 'http://127.0.0.1:4000' }];
		const info = { title: 'API', version: '1' };
		response.end(JSON.stringify({ openapi: '3.1.0', info, servers, paths: {} }));
	};
	const origin = await start({ APP_HOST_URL: other.origin, API_ORIGINS: 'api.example' });
	const apiDocument = await (await fetch(`${origin}/api/openapi.json`)).json();
	expect(apiDocument.servers).toEqual([allowed]);
	const page = await fetch(`${origin}/about`);
	expect(page.headers.get('content-security-policy')).toContain(
		"connect-src 'self' https://api.example;",
	);
});

it('PRICE_API_ARGUMENTS: the price query has these arguments', async () => {
	const bodies: string[] = [];
	respond = async (request, response) => {
		bodies.push(await text(request));
		response.end(JSON.stringify({ data: { priceModelList: [] } }));
	};
	const origin = await start({
		PRICE_API_URL: other.origin,
		PRICE_API_VALID_FROM: 'no',
		PRICE_API_ARGUMENTS: 'currency: Money!, countries: [ID!]',
	});
	expect(await statusOf(`${origin}/api/prices?currency=EUR`)).toBe(200);
	expect(bodies[0]).toContain('$priceModelListCurrency: Money!, $countries: [ID!]');
});

it('CONTENT_METHOD: content is queried by GET', async () => {
	const origin = await start({ CONTENT_METHOD: 'GET', CONTENT_URL: `${other.origin}/graphql` });
	await fetch(`${origin}/about`);
	expect(other.requests[0]).toMatch(/^GET \/graphql\?.*getPage/);
});

it.each([
	['none', 503],
	['ignore', 200],
	['all', 200],
])(
	'CONTENT_ERROR_POLICY: with %s, a response with data and errors results in status %i',
	async (policy, status) => {
		respond = async (request, response) => {
			const contentResponse = await fetch(content.url, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: await text(request),
			});
			const errors = [{ message: 'a field is missing' }];
			response.setHeader('content-type', 'application/json');
			response.end(JSON.stringify({ ...(await contentResponse.json()), errors }));
		};
		const url = `${other.origin}/graphql`;
		const origin = await start({ CONTENT_ERROR_POLICY: policy, CONTENT_URL: url });
		expect(await statusOf(`${origin}/about`)).toBe(status);
	},
);

it('ANIMATION_HOSTS: only animations of these hosts are fetched', async () => {
	const origin = await start({ ANIMATION_HOSTS: 'localhost' });
	// No server responds to HTTPS there.
	expect(await statusOf(`${origin}/animations/localhost/a.json`)).toBe(502);
	expect(await statusOf(`${origin}/animations/127.0.0.1/a.json`)).toBe(404);
});

it('SITE_FEATURES: the documents of other features do not exist', async () => {
	onTestFinished(() => setSiteOptions(null));
	const origin = await start({ SITE_FEATURES: 'blog, search' });
	for (const path of ['/prices/eur.json', '/api/prices?currency=EUR', '/api/openapi.json'])
		expect(await statusOf(origin + path), path).toBe(404);
	expect(await statusOf(`${origin}/about`)).toBe(200);
});

it('CACHE_PURGE_URLS: caches in front are purged', async () => {
	const origin = await start({ CACHE_PURGE_URLS: `${other.origin}/purge` });
	await fetch(`${origin}/webhooks/content`, signedWebhook(['page:about']));
	await expect.poll(() => other.requests).toContain('PURGE /purge');
});

it('IMAGE_CACHE_BYTES: images beyond the limit are rendered again', async () => {
	const image = await picture(400, 300).png().toBuffer();
	respond = (_request, response) => response.end(image);
	const origin = await start({ IMAGE_CACHE_BYTES: '1', MEDIA_URL: other.origin });
	const url = `${origin}/images/w_320,f_webp/content/api/media/file/a.png`;
	for (const _time of [1, 2]) expect(await statusOf(url)).toBe(200);
	expect(other.requests).toHaveLength(2);
});

it('CACHE_MEMORY_MB: pages in memory do not exceed the limit', async () => {
	site = await startTestSite({
		folder: folder.path,
		settings: { CACHE_MEMORY_MB: '1' },
		handler: async (request) => {
			const words = Array.from({ length: 20_000 }, (_, index) => `${request.url} ${index * 7919}`);
			return new Response(`<p>${words.join(' ')}</p>`, {
				headers: { 'content-type': 'text/html' },
			});
		},
	});
	for (let page = 0; page < 6; page += 1) await fetch(`${site.origin}/page-${page}`);
	const metrics = await (await fetch(`${site.origin}/metrics`)).text();
	const read = (name: string) =>
		Number(new RegExp(`site_cache_${name}\\{level="memory"\\} (\\d+)`).exec(metrics)?.[1]);
	expect(read('entries')).toBeLessThan(6);
	expect(read('bytes')).toBeLessThanOrEqual(1024 * 1024);
});

it('SECURITY_CONTACT: security.txt contains the contact', async () => {
	const origin = await start({ SECURITY_CONTACT: 'mailto:security@site.example' });
	const response = await fetch(`${origin}/.well-known/security.txt`);
	expect(await response.text()).toContain('Contact: mailto:security@site.example');
});

it('METRICS_TOKEN: the metrics require the token', async () => {
	const origin = await start({ METRICS_TOKEN: 'a-token-for-metrics' });
	expect(await statusOf(`${origin}/metrics`)).toBe(404);
	const authorization = 'Bearer a-token-for-metrics';
	expect(await statusOf(`${origin}/metrics`, { authorization })).toBe(200);
});

it('OTEL_TRACES_SAMPLER_ARG: only this share of traces is sent', async () => {
	const { OTEL_TRACES_SAMPLER_ARG: share } = readEnvironment({
		WEBHOOK_SECRET: secret,
		PREVIEW_SECRET: secret,
		PRICE_API_TOKEN: secret,
		OTEL_TRACES_SAMPLER_ARG: '0',
	});
	process.env.OTEL_EXPORTER_OTLP_ENDPOINT = other.origin;
	const stopTracing = startTracing(share);
	const app = new Hono().use(requestTrace()).get('/', (c) => c.text('any'));
	for (let time = 0; time < 20; time += 1) await app.request('/');
	await stopTracing();
	expect(other.requests).toEqual([]);
});
