import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { cookieNames } from '../platform/http/cookies.ts';
import { limits } from '../platform/limits.ts';
import { checkHead } from './check-head.ts';

const server = createServer((request, response) => {
	if (checkHead(request, response))
		response.end(`url: ${request.url} cookies: ${request.headers.cookie}`);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());

/** The raw response to a request target, which is sent unchanged. */
async function requestRaw(
	address: string,
	headers: readonly string[] = [],
	method = 'GET',
): Promise<string> {
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
	const lines = [`${method} ${address} HTTP/1.1`, 'host: x', 'connection: close', ...headers];
	socket.end(`${lines.join('\r\n')}\r\n\r\n`);
	return text(socket);
}

it.each(['/%', '/%2', '/%zz', '/%ff%fe', '/api/%c3'])('rejects %s', async (address) => {
	const response = await requestRaw(address);
	expect(response).toContain('HTTP/1.1 400');
	expect(response).toContain('The URL is not valid UTF-8');
});

it.each(['/', '/%C3%A6', '/a?b=%zz', '/%25'])('accepts %s', async (address) => {
	expect(await requestRaw(address)).toContain('HTTP/1.1 200');
});

it.each([
	['TRACE', '/', 405],
	['PROPFIND', '/', 405],
	['OPTIONS', '*', 204],
	['OPTIONS', '/api/pages', 200],
])('answers %s %s with %i', async (method, address, status) => {
	expect(await requestRaw(address, [], method)).toContain(`HTTP/1.1 ${status}`);
});

it.each(['ftp://evil.example/', '*'])('rejects %s', async (address) => {
	expect(await requestRaw(address)).toContain('The URL must be a path');
});

it.each([
	['http://evil.example', '/'],
	['http://evil.example/', '/'],
	['HTTPS://evil.example:81/admin?a=http://b', '/admin?a=http://b'],
	['http://evil.example?a', '/?a'],
])('removes the host from %s', async (address, url) => {
	expect(await requestRaw(address)).toContain(`url: ${url} `);
});

it.each(['host: x', 'HOST: evil.example'])('rejects a second %s', async (field) => {
	const response = await requestRaw('/', [field]);
	expect(response).toContain('HTTP/1.1 400');
	expect(response).toContain('The request has several Host fields');
});

it.each([
	['gzip', 415],
	['utf-8', 415],
	['identity, br', 415],
	['identity', 200],
	['', 200],
])('answers a body with Content-Encoding "%s" with %i', async (encoding, status) => {
	const fields = [`content-encoding: ${encoding}`, 'content-length: 0'];
	const response = await requestRaw('/graphql', fields, 'POST');
	expect(response).toContain(`HTTP/1.1 ${status}`);
	expect(response.includes('accept-encoding: identity')).toBe(status === 415);
});

it('removes cookies of other programs, in one header or several', async () => {
	const many = Array.from({ length: 2_500 }, (_, at) => `${at}=`).join(';');
	expect(await requestRaw('/healthz', [`cookie: ${many}`])).toContain('cookies: undefined');
	const own = [`${cookieNames.session}=a`, `${cookieNames.language}=da`];
	const fields = [many, ...own].map((cookie) => `cookie: ${cookie}`);
	expect(await requestRaw('/healthz', fields)).toContain(`cookies: ${own.join('; ')}`);
});

it('rejects too many header fields', async () => {
	const fields = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: 1`);
	expect(await requestRaw('/', fields(limits.http.headers - 2))).toContain('HTTP/1.1 200');
	expect(await requestRaw('/', fields(limits.http.headers - 1))).toContain('HTTP/1.1 431');
	// Node drops header fields above its own limit.
	expect(await requestRaw('/', fields(2_500))).toContain('HTTP/1.1 431');
});
