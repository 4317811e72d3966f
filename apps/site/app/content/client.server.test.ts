import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ClientError } from 'graphql-request';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentClientOptions, createContentClient } from './client.server';

const query = 'query q($slug: String) { page(slug: $slug) { title } }';

interface StubResponse {
	status: number;
	type: string;
	body: string;
}

let server: Server;
let url = '';
let stub: StubResponse;
let incoming: IncomingMessage | undefined;
let requestCount = 0;

beforeEach(async () => {
	stub = { status: 200, type: 'application/json', body: '{"data":{"page":null}}' };
	requestCount = 0;
	server = createServer((request, response) => {
		incoming = request;
		requestCount++;
		response.writeHead(stub.status, { 'content-type': stub.type, 'x-trace': 'abc' });
		response.end(stub.body);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address: string | AddressInfo | null = server.address();
	url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/graphql`;
});
afterEach(() => {
	server.closeAllConnections();
	server.close();
});

function execute(options: Partial<ContentClientOptions> = {}) {
	return createContentClient({
		url,
		method: 'POST',
		errorPolicy: 'none',
		timeoutMs: 60_000,
		...options,
	}).rawRequest(query, { slug: 'about' });
}

const partialResult = '{"data":{"page":{"title":"A"}},"errors":[{"message":"half"}]}';

describe('the content client', () => {
	it('throws if the response has errors beside data, by default', async () => {
		stub.body = partialResult;
		const error = await execute().catch((cause: unknown) => cause);
		expect(error).toBeInstanceOf(ClientError);
		expect(error).toMatchObject({ response: { status: 200, errors: [{ message: 'half' }] } });
	});

	it('returns data and errors with the policy "all", only data with "ignore"', async () => {
		stub.body = partialResult;
		const all = await execute({ errorPolicy: 'all' });
		expect(all).toMatchObject({ data: { page: { title: 'A' } }, errors: [{ message: 'half' }] });
		const ignore = await execute({ errorPolicy: 'ignore' });
		expect(ignore.data).toEqual({ page: { title: 'A' } });
		expect(ignore.errors).toBeUndefined();
	});

	it.each(['"words"', '3', 'null', '[]', '[{"data":{}}]', '{"data":', ''])(
		'rejects the response %s',
		async (body) => {
			stub.body = body;
			await expect(execute()).rejects.toThrow(/^Invalid execution result: result is not object$/);
		},
	);

	it('rejects a response that is not JSON with the same error', async () => {
		stub = { status: 200, type: 'text/html', body: '<!doctype html><title>Welcome</title>' };
		await expect(execute()).rejects.toThrow(/^Invalid execution result: result is not object$/);
	});

	it('throws an error with status and headers for a failed response', async () => {
		stub = { status: 502, type: 'application/json', body: '{"errors":[{"message":"down"}]}' };
		const error = await execute().catch((cause: unknown) => cause);
		if (!(error instanceof ClientError)) throw error;
		expect(error.response.status).toBe(502);
		expect(new Headers(error.response.headers).get('x-trace')).toBe('abc');
	});

	it('sends a POST request, or a GET request with query and variables in the URL', async () => {
		await execute();
		expect(incoming?.method).toBe('POST');
		expect(incoming?.headers['content-type']).toContain('application/json');
		await execute({ method: 'GET' });
		expect(incoming?.method).toBe('GET');
		const params = new URL(incoming?.url ?? '', url).searchParams;
		expect(params.get('query')).toContain('page(slug: $slug)');
		expect(JSON.parse(params.get('variables') ?? '')).toEqual({ slug: 'about' });
	});

	it('sends mutations as POST requests, also if queries are GET requests', async () => {
		const client = createContentClient({
			url,
			method: 'GET',
			errorPolicy: 'none',
			timeoutMs: 60_000,
		});
		await client.rawRequest('mutation m($slug: String) { touch(slug: $slug) }', { slug: 'about' });
		expect(incoming?.method).toBe('POST');
		expect(new URL(incoming?.url ?? '', url).search).toBe('');
	});

	it.each([
		['GET', 2],
		['POST', 1],
	] as const)('sends %s requests to a failing endpoint %i times', async (method, expected) => {
		stub = { status: 503, type: 'application/json', body: '{"errors":[{"message":"down"}]}' };
		await expect(execute({ method })).rejects.toBeInstanceOf(ClientError);
		expect(requestCount).toBe(expected);
	});

	it('accepts GraphQL responses, and sends configured tokens', async () => {
		await execute();
		expect(incoming?.headers.accept).toContain('application/graphql-response+json');
		expect(incoming?.headers.accept).toContain('application/json');
		expect(incoming?.headers.authorization).toBeUndefined();
		await execute({ token: 't', previewToken: 'p' });
		expect(incoming?.headers).toMatchObject({ authorization: 'Bearer t', 'x-preview-token': 'p' });
	});

	it('times out', async () => {
		server.removeAllListeners('request');
		await expect(execute({ timeoutMs: 50 })).rejects.toThrow(/timeout/i);
	});
});
