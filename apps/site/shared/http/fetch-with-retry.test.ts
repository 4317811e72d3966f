import { createServer } from 'node:http';
import { listen } from '@website/contracts/testing/listen';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { fetchWithRetry } from './fetch-with-retry.ts';

let statuses: number[] = [];
let requests: string[] = [];
const server = createServer((request, response) => {
	requests.push(`${request.method} ${request.url}`);
	const status = statuses.shift() ?? 200;
	response.writeHead(status, { 'x-status': String(status) }).end(`body of ${status}`);
});

const { origin, close } = await listen(server);
afterAll(close);
beforeEach(() => {
	statuses = [];
	requests = [];
});

it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries GET once after %i', async (status) => {
	statuses = [status];
	const response = await fetchWithRetry(`${origin}/a`);
	expect([response.status, await response.text()]).toEqual([200, 'body of 200']);
	expect(requests).toEqual(['GET /a', 'GET /a']);
});

it('returns the second response with headers and body, even if it is an error', async () => {
	statuses = [503, 502, 200];
	const response = await fetchWithRetry(`${origin}/a`);
	expect(response.status).toBe(502);
	expect(response.headers.get('x-status')).toBe('502');
	expect(await response.text()).toBe('body of 502');
	expect(requests).toHaveLength(2);
});

it.each([400, 401, 403, 404, 410, 422, 501])('does not retry after %i', async (status) => {
	statuses = [status];
	expect((await fetchWithRetry(`${origin}/a`)).status).toBe(status);
	expect(requests).toHaveLength(1);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never retries %s', async (method) => {
	statuses = [503];
	expect((await fetchWithRetry(origin, { method, body: '{}' })).status).toBe(503);
	expect(requests).toHaveLength(1);
});

it('retries once after a network error, then fails like fetch', async () => {
	await expect(fetchWithRetry('http://127.0.0.1:9/')).rejects.toThrow(TypeError);
});

it('does not retry an aborted request', async () => {
	const controller = new AbortController();
	controller.abort();
	await expect(fetchWithRetry(origin, { signal: controller.signal })).rejects.toThrow(
		expect.objectContaining({ name: 'AbortError' }),
	);
	expect(requests).toHaveLength(0);
});
