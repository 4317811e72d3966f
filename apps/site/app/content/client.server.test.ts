import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ClientError } from 'graphql-request';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentClientOptions, createContentClient } from './client.server';

const query = 'query q($slug: String) { page(slug: $slug) { title } }';

interface Answer {
	status: number;
	type: string;
	body: string;
}

let server: Server;
let url = '';
let answer: Answer;
let incoming: IncomingMessage | undefined;
let times = 0;

beforeEach(async () => {
	answer = { status: 200, type: 'application/json', body: '{"data":{"page":null}}' };
	times = 0;
	server = createServer((request, response) => {
		incoming = request;
		times++;
		response.writeHead(answer.status, { 'content-type': answer.type, 'x-trace': 'abc' });
		response.end(answer.body);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address: string | AddressInfo | null = server.address();
	url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/graphql`;
});
afterEach(() => {
	server.closeAllConnections();
	server.close();
});

function ask(options: Partial<ContentClientOptions> = {}) {
	return createContentClient({
		url,
		method: 'POST',
		errorPolicy: 'none',
		timeoutMs: 60_000,
		...options,
	}).rawRequest(query, { slug: 'about' });
}

const partly = '{"data":{"page":{"title":"A"}},"errors":[{"message":"half"}]}';

describe('the content client', () => {
	it('raises errors beside data by default', async () => {
		answer.body = partly;
		const error = await ask().catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(ClientError);
		expect(error).toMatchObject({ response: { status: 200, errors: [{ message: 'half' }] } });
	});

	it('returns data and errors with the policy "all", only data with "ignore"', async () => {
		answer.body = partly;
		const all = await ask({ errorPolicy: 'all' });
		expect(all).toMatchObject({ data: { page: { title: 'A' } }, errors: [{ message: 'half' }] });
		const ignore = await ask({ errorPolicy: 'ignore' });
		expect(ignore.data).toEqual({ page: { title: 'A' } });
		expect(ignore.errors).toBeUndefined();
	});

	it.each(['"words"', '3', 'null', '[]', '[{"data":{}}]', '{"data":', ''])(
		'refuses the answer %s',
		async (body) => {
			answer.body = body;
			await expect(ask()).rejects.toThrow(/^Invalid execution result: result is not object$/);
		},
	);

	it('rejects a response that is not JSON with the same message', async () => {
		answer = { status: 200, type: 'text/html', body: '<!doctype html><title>Welcome</title>' };
		await expect(ask()).rejects.toThrow(/^Invalid execution result: result is not object$/);
	});

	it('throws for a response that is not OK, with its status and headers', async () => {
		answer = { status: 502, type: 'application/json', body: '{"errors":[{"message":"down"}]}' };
		const error = await ask().catch((thrown: unknown) => thrown);
		if (!(error instanceof ClientError)) throw error;
		expect(error.response.status).toBe(502);
		expect(new Headers(error.response.headers).get('x-trace')).toBe('abc');
	});

	it('asks by POST, or by GET with query and variables in the address', async () => {
		await ask();
		expect(incoming?.method).toBe('POST');
		expect(incoming?.headers['content-type']).toContain('application/json');
		await ask({ method: 'GET' });
		expect(incoming?.method).toBe('GET');
		const params = new URL(incoming?.url ?? '', url).searchParams;
		expect(params.get('query')).toContain('page(slug: $slug)');
		expect(JSON.parse(params.get('variables') ?? '')).toEqual({ slug: 'about' });
	});

	it.each([
		['GET', 2],
		['POST', 1],
	] as const)('asks a failing endpoint by %s %i times', async (method, expected) => {
		answer = { status: 503, type: 'application/json', body: '{"errors":[{"message":"down"}]}' };
		await expect(ask({ method })).rejects.toBeInstanceOf(ClientError);
		expect(times).toBe(expected);
	});

	it('asks for a GraphQL answer, and carries tokens when there are any', async () => {
		await ask();
		expect(incoming?.headers.accept).toContain('application/graphql-response+json');
		expect(incoming?.headers.accept).toContain('application/json');
		expect(incoming?.headers.authorization).toBeUndefined();
		await ask({ token: 't', previewToken: 'p' });
		expect(incoming?.headers).toMatchObject({ authorization: 'Bearer t', 'x-preview-token': 'p' });
	});

	it('times out', async () => {
		server.removeAllListeners('request');
		await expect(ask({ timeoutMs: 50 })).rejects.toThrow(/timeout/i);
	});
});
