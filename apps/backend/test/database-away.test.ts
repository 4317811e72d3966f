import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callRoute } from './call-route.ts';

/** Stands between this program and PostgreSQL: closed, the database is away. */
class Line {
	readonly #target: string;
	readonly #sockets = new Set<Socket>();
	#server: Server | undefined;
	port = 0;

	constructor(target: string) {
		this.#target = target;
	}

	async open(): Promise<void> {
		this.#server = createServer((socket) => {
			const behind = createConnection(this.#target);
			for (const end of [socket, behind]) {
				this.#sockets.add(end);
				end
					.on('error', () => {})
					.on('close', () => {
						socket.destroy();
						behind.destroy();
					});
			}
			socket.pipe(behind).pipe(socket);
		}).listen(this.port, '127.0.0.1');
		await once(this.#server, 'listening');
		// A listening TCP server's address is always an AddressInfo.
		this.port = (this.#server.address() as AddressInfo).port;
	}

	async close(): Promise<void> {
		const closed = this.#server && once(this.#server, 'close');
		this.#server?.close();
		for (const socket of this.#sockets) socket.destroy();
		this.#sockets.clear();
		await closed;
	}
}

const line = new Line(join(inject('postgresSocket') ?? '', '.s.PGSQL.5432'));
await line.open();
const address = new URL(process.env.DATABASE_URL ?? '');
address.port = String(line.port);
address.hostname = '127.0.0.1';
address.searchParams.delete('host');
process.env.DATABASE_URL = address.href;
const { startRest } = await import('./http/rest.ts');
const { metrics } = await import('../src/platform/observability/metrics.ts');

let backend: Awaited<ReturnType<typeof startRest>>;
beforeAll(async () => {
	backend = await startRest();
});
afterAll(async () => {
	await backend.payload.destroy();
	await line.close();
});

const failures = async () => {
	const text = await metrics().registry.metrics();
	const where = /backend_failures_total\{where="(\w+)",cause="database"\} (\d+)/g;
	return Object.fromEntries(
		[...text.matchAll(where)].map(([, name, count]) => [name, Number(count)]),
	);
};
const ready = async () => (await callRoute(new Request('http://backend.test/readyz'))).status;
const danish = { 'accept-language': 'da' };
const body = (value: object) => ({
	method: 'POST',
	headers: { ...danish, 'content-type': 'application/json' },
	body: JSON.stringify(value),
});

describe.each([
	['a read', 'pages', { headers: danish }],
	['who is signed in', 'users/me', { headers: danish }],
	['a save', 'media-tags', body({ name: 'new' })],
	['a sign-in', 'users/login', body({ email: 'a@example.com', password: 'any' })],
])('while the database is away, %s', (_name, path, init) => {
	it('is a 503 in the editor’s language, counted, and answered again when it is back', async () => {
		const before = (await failures()).rest ?? 0;
		await line.close();
		const response = await backend.ask(path, init);
		expect(response.status).toBe(503);
		expect((await response.json()).errors[0].message).toMatch(/^Databasen kan ikke nås/);
		expect((await failures()).rest).toBe(before + 1);
		expect(await ready()).toBe(503);
		await line.open();
		expect((await backend.ask('pages')).status).toBe(200);
		expect(await ready()).toBe(200);
	});
});
