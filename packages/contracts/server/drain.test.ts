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
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Drain } from './drain.ts';

let server: Server;
let drain: Drain;
let agent: Agent;
let port: number;
/** Requests that have arrived and wait for `release`. */
let waiting: (() => void)[];

const answer: RequestListener = (request, response) => {
	if (request.url === '/begun') response.write('begun, ');
	if (request.url === '/quick') response.end('quick');
	else waiting.push(() => response.end('whole'));
};

beforeEach(async () => {
	waiting = [];
	server = createServer();
	drain = new Drain(server);
	server.on('request', answer).listen(0, '127.0.0.1');
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

async function ask(path: string) {
	const [response]: IncomingMessage[] = await once(get({ port, path, agent }), 'response');
	if (!response) throw new Error('No response');
	return { connection: response.headers.connection, body: await text(response) };
}

it('answers what is under way, and tells its client to close', async () => {
	const answered = ask('/slow');
	await expect.poll(() => waiting.length).toBe(1);
	const ended = drain.end({ idleMs: never, limitMs: never });
	waiting.pop()?.();
	expect(await answered).toEqual({ connection: 'close', body: 'whole' });
	await ended;
});

it('answers what still arrives on an open connection, and takes no new one', async () => {
	expect((await ask('/quick')).connection).toBe('keep-alive');
	const ended = drain.end({ idleMs: never, limitMs: never });
	const refused = connect(port, '127.0.0.1');
	const [cause] = await once(refused, 'error');
	expect(cause).toMatchObject({ code: 'ECONNREFUSED' });
	expect(await ask('/quick')).toEqual({ connection: 'close', body: 'quick' });
	await ended;
});

it('closes connections without a request after a while', async () => {
	await ask('/quick');
	await drain.end({ idleMs: 0, limitMs: never });
});

it('closes the connection of an answer that had begun, once it is whole', async () => {
	const answered = ask('/begun');
	await expect.poll(() => waiting.length).toBe(1);
	const ended = drain.end({ idleMs: 0, limitMs: never });
	// After the idle connections were closed.
	await new Promise((resolve) => setTimeout(resolve, 5));
	waiting.pop()?.();
	expect((await answered).body).toBe('begun, whole');
	await ended;
});

it('breaks off what is not answered within the limit', async () => {
	const answered = ask('/slow');
	answered.catch(() => {});
	await expect.poll(() => waiting.length).toBe(1);
	await drain.end({ idleMs: 0, limitMs: 1 });
	await expect(answered).rejects.toThrow();
});
