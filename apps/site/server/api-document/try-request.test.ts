import type { Context } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SourceServer, startSourceServer } from '../../test/server/source-server.ts';
import { temporaryFolder } from '../../test/server/temporary-folder.ts';
import { createLogger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import { DocumentSource } from './document-source.ts';
import { tryRequest } from './try-request.ts';

/** Finish the pending responses of the slow operation. */
const slow: (() => void)[] = [];
let host: SourceServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let app: ReturnType<typeof tryRequest>;

beforeAll(async () => {
	host = await startSourceServer((request, response) => {
		if (request.url === '/openapi.json') {
			const paths = {
				'/echo': { get: {}, post: {} },
				'/moved': { get: {} },
				'/large': { get: {} },
				'/slow': { get: {} },
			};
			response.end(JSON.stringify({ openapi: '3.0.0', info: { title: 'T' }, paths }));
		} else if (request.url === '/moved') response.writeHead(302, { location: '/echo' }).end();
		else if (request.url === '/slow') slow.push(() => response.end('at last'));
		else if (request.url === '/large') response.end(Buffer.alloc(limits.api.tryResponseBytes + 1));
		else {
			response.setHeader('set-cookie', 'a=b');
			response.setHeader('content-type', 'text/html');
			response.writeHead(201).end(JSON.stringify(request.headers));
		}
	});
	folder = await temporaryFolder();
	const logger = createLogger('silent');
	const source = new DocumentSource({
		url: `${host.origin}/openapi.json`,
		folder: folder.path,
		logger,
	});
	const rates = {
		client: (c: Context) => c.req.header('x-client'),
		secondsToWait: (_kind: string, c: Context) => (c.req.header('x-client') === 'hasty' ? 7 : 0),
		count: () => undefined,
	};
	app = tryRequest({ host: host.origin, source, logger, rates });
});

afterAll(async () => {
	await host.close();
	await folder[Symbol.asyncDispose]();
});

const own = { 'sec-fetch-site': 'same-origin', 'x-try-request': '1' };

it("forwards the visitor's Authorization but no cookies, in either direction", async () => {
	const response = await app.request('/api/try/echo', {
		method: 'POST',
		headers: { ...own, authorization: 'Bearer mine', cookie: 'secret=1', 'x-forwarded-host': 'x' },
		body: '{}',
	});
	expect(response.status).toBe(201);
	expect(response.headers.has('set-cookie')).toBe(false);
	expect(response.headers.get('content-security-policy')).toContain('sandbox');
	const forwardedHeaders: unknown = await response.json();
	expect(forwardedHeaders).toMatchObject({ authorization: 'Bearer mine', 'content-length': '2' });
	expect(forwardedHeaders).not.toHaveProperty('cookie');
	expect(forwardedHeaders).not.toHaveProperty('x-forwarded-host');
});

it.each([
	['/api/try/echo', { origin: 'https://other.example' }, 403],
	['/api/try/echo', { referer: 'https://other.example/' }, 403],
	['/api/try/echo', { ...own, 'sec-fetch-site': 'cross-site' }, 403],
	['/api/try/echo', { 'sec-fetch-site': 'same-origin' }, 403],
	['/api/try/admin', own, 404],
	['/api/try/echo/../admin', own, 404],
	['/api/try//example.org/echo', own, 404],
	['/api/try/moved', own, 502],
	['/api/try/large', own, 502],
])('%s with %o responds %i', async (address, headers, status) => {
	expect((await app.request(address, { headers })).status).toBe(status);
});

it('rejects a client over its rate with 429, Retry-After and problem details', async () => {
	const response = await app.request('/api/try/echo', { headers: { ...own, 'x-client': 'hasty' } });
	expect(response.status).toBe(429);
	expect(response.headers.get('retry-after')).toBe('7');
	expect(response.headers.get('content-type')).toBe('application/problem+json');
	expect(await response.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
});

it('rejects large requests', async () => {
	const body = 'x'.repeat(limits.api.tryRequestBytes + 1);
	const headers = { ...own, 'content-length': String(body.length) };
	const response = await app.request('/api/try/echo', { method: 'POST', headers, body });
	expect(response.status).toBe(413);
});

it('limits the requests of one client in the queue, and accepts those of others', async () => {
	const request = (client: string, path: string) =>
		app.request(`/api/try/${path}`, { headers: { ...own, 'x-client': client } });
	const greedy = Array.from({ length: limits.api.tryPerClient }, () => request('greedy', 'slow'));
	await expect.poll(() => slow).toHaveLength(greedy.length);
	expect((await request('greedy', 'echo')).status).toBe(503);
	expect((await request('other', 'echo')).status).toBe(201);
	for (const end of slow) end();
	for (const response of greedy) expect((await response).status).toBe(200);
});

it('queues a request only when its body is complete', async () => {
	const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
	const unfinished = Array.from({ length: limits.api.tryAtOnce + limits.api.tryWaiting }, () => {
		const body = new ReadableStream<Uint8Array>({ start: (controller) => bodies.push(controller) });
		const init = { method: 'POST', headers: own, body, duplex: 'half' as const };
		return app.request(new Request('http://site/api/try/echo', init));
	});
	expect((await app.request('/api/try/echo', { headers: own })).status).toBe(201);
	for (const body of bodies) body.error(new Error('the visitor has gone'));
	for (const response of unfinished) expect((await response).status).toBe(400);
});
