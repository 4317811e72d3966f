import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { listen } from '@website/contracts/testing/listen';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { readRequestBody, UnreadableBody } from './request-body.ts';

const outcomes: string[] = [];
const app = new Hono().post('/', async (c) => {
	const body = await readRequestBody(c, { bytes: 20, ms: c.req.header('x-wait') ? 50 : 60_000 });
	const outcome = body instanceof UnreadableBody ? `${body.status}` : body.toString();
	outcomes.push(outcome);
	return c.text(outcome, body instanceof UnreadableBody ? body.status : 200);
});

const server = createHttpServer().on('request', getRequestListener(app.fetch));
const { port, close } = await listen(server);
beforeEach(() => {
	outcomes.length = 0;
});
afterAll(close);

/** Sends a raw request and returns the first line of the response. */
async function send(head: string, body: string, { ends = false } = {}): Promise<string> {
	const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
	socket.write(`POST / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${head}\r\n\r\n${body}`);
	if (ends) socket.end();
	const response = await text(socket);
	socket.destroy();
	return response.split('\r\n')[0] ?? '';
}

it('reads a complete body', async () => {
	expect(await send('Content-Length: 5', 'words')).toBe('HTTP/1.1 200 OK');
	expect(outcomes).toEqual(['words']);
});

it('responds with 400 to a truncated body', async () => {
	expect(await send('Content-Length: 9', 'wor', { ends: true })).toBe('HTTP/1.1 400 Bad Request');
	expect(outcomes).toEqual(['400']);
});

it('responds with 400 to truncated chunks', async () => {
	const head = 'Transfer-Encoding: chunked';
	expect(await send(head, '5\r\nwo', { ends: true })).toBe('HTTP/1.1 400 Bad Request');
	expect(outcomes).toEqual(['400']);
});

it('responds with 408 to a body that does not end', async () => {
	const head = 'X-Wait: briefly\r\nContent-Length: 9';
	expect(await send(head, 'wor')).toBe('HTTP/1.1 408 Request Timeout');
});

it('responds with 413 to a body that is or claims to be too large', async () => {
	expect(await send('Content-Length: 21', '')).toBe('HTTP/1.1 413 Payload Too Large');
	const chunk = `15\r\n${'x'.repeat(21)}\r\n`;
	expect(await send('Transfer-Encoding: chunked', chunk)).toBe('HTTP/1.1 413 Payload Too Large');
});

it('responds with 415 to an encoded body', async () => {
	expect(await send('Content-Encoding: gzip\r\nContent-Length: 5', 'words')).toBe(
		'HTTP/1.1 415 Unsupported Media Type',
	);
	expect(await send('Content-Encoding: identity\r\nContent-Length: 5', 'words')).toBe(
		'HTTP/1.1 200 OK',
	);
	expect(outcomes).toEqual(['415', 'words']);
});
