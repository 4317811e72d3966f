import { once } from 'node:events';
import {
	Agent,
	createServer,
	get,
	type IncomingMessage,
	type RequestListener,
	type Server,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Drain, onceSignaled } from './drain.ts';

let server: Server;
let drain: Drain;
let agent: Agent;
let port: number;
/** For each received request, a function that completes its response. */
let completions: (() => void)[];

const respond: RequestListener = (request, response) => {
	if (request.url === '/begun') response.write('begun, ');
	if (request.url === '/quick') response.end('quick');
	else completions.push(() => response.end('whole'));
};

beforeEach(async () => {
	completions = [];
	server = createServer();
	drain = new Drain(server);
	server.on('request', respond).listen(0, '127.0.0.1');
	await once(server, 'listening');
	port = (server.address() as AddressInfo).port;
	agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => {
	agent.destroy();
	server.closeAllConnections();
	server.close();
});

const never = 1_000_000_000;

async function request(path: string) {
	const [response]: IncomingMessage[] = await once(get({ port, path, agent }), 'response');
	if (!response) throw new Error('No response');
	return { connection: response.headers.connection, body: await text(response) };
}

it('completes a running request and asks its client to close the connection', async () => {
	const response = request('/slow');
	await expect.poll(() => completions.length).toBe(1);
	const draining = drain.end({ idleMs: never, limitMs: never });
	completions.pop()?.();
	expect(await response).toEqual({ connection: 'close', body: 'whole' });
	await draining;
});

it('handles a further request on an open connection, and refuses new connections', async () => {
	expect((await request('/quick')).connection).toBe('keep-alive');
	const draining = drain.end({ idleMs: never, limitMs: never });
	const socket = connect(port, '127.0.0.1');
	const [cause] = await once(socket, 'error');
	expect(cause).toMatchObject({ code: 'ECONNREFUSED' });
	expect(await request('/quick')).toEqual({ connection: 'close', body: 'quick' });
	await draining;
});

it('closes connections without a request after a while', async () => {
	await request('/quick');
	await drain.end({ idleMs: 0, limitMs: never });
});

it('closes the connection of a started response once it is complete', async () => {
	const response = request('/begun');
	await expect.poll(() => completions.length).toBe(1);
	const draining = drain.end({ idleMs: 0, limitMs: never });
	// After the idle connections were closed.
	await new Promise((resolve) => setTimeout(resolve, 5));
	completions.pop()?.();
	expect((await response).body).toBe('begun, whole');
	await draining;
});

it('aborts requests that exceed the limit', async () => {
	const response = request('/slow');
	response.catch(() => {});
	await expect.poll(() => completions.length).toBe(1);
	await drain.end({ idleMs: 0, limitMs: 1 });
	await expect(response).rejects.toThrow();
});

it('stops at the first of several signals', () => {
	const stop = vi.fn(async () => {});
	onceSignaled(stop);
	for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT'] as const) process.emit(signal);
	expect(stop).toHaveBeenCalledExactlyOnceWith('SIGTERM');
});
