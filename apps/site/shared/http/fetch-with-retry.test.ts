import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fetchWithRetry } from './fetch-with-retry.ts';

let answers: number[] = [];
let requests: string[] = [];
let origin = '';
const server = createServer((request, response) => {
	requests.push(`${request.method} ${request.url}`);
	const status = answers.shift() ?? 200;
	response.writeHead(status, { 'x-status': String(status) }).end(`body of ${status}`);
});

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A listening TCP server's address is always an AddressInfo.
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});
beforeEach(() => {
	answers = [];
	requests = [];
});

it.each([408, 409, 425, 429, 500, 502, 503, 504])(
	'tries GET once more after %i',
	async (status) => {
		answers = [status];
		const response = await fetchWithRetry(`${origin}/a`);
		expect([response.status, await response.text()]).toEqual([200, 'body of 200']);
		expect(requests).toEqual(['GET /a', 'GET /a']);
	},
);

it('gives the second answer, whatever it is, with headers and body', async () => {
	answers = [503, 502, 200];
	const response = await fetchWithRetry(`${origin}/a`);
	expect(response.status).toBe(502);
	expect(response.headers.get('x-status')).toBe('502');
	expect(await response.text()).toBe('body of 502');
	expect(requests).toHaveLength(2);
});

it.each([400, 401, 403, 404, 410, 422, 501])('takes %i for an answer', async (status) => {
	answers = [status];
	expect((await fetchWithRetry(`${origin}/a`)).status).toBe(status);
	expect(requests).toHaveLength(1);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never repeats %s', async (method) => {
	answers = [503];
	expect((await fetchWithRetry(origin, { method, body: '{}' })).status).toBe(503);
	expect(requests).toHaveLength(1);
});

it('tries once more when no answer came, then fails as fetch does', async () => {
	await expect(fetchWithRetry('http://127.0.0.1:9/')).rejects.toThrow(TypeError);
});

it('does not repeat what its caller gave up', async () => {
	const leaving = new AbortController();
	leaving.abort();
	await expect(fetchWithRetry(origin, { signal: leaving.signal })).rejects.toThrow(
		expect.objectContaining({ name: 'AbortError' }),
	);
	expect(requests).toHaveLength(0);
});
