import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { callRoute } from './call-route.ts';

/**
 * A proxy between the backend and PostgreSQL. While it is closed, the database is unreachable; while it hangs, it accepts connections and
 * passes nothing on, like a server whose disk or machine is stuck.
 */
class DatabaseProxy {
	#hangs = false;
	readonly #target: string;
	readonly #sockets = new Set<Socket>();
	#server: Server | undefined;
	port = 0;

	constructor(target: string) {
		this.#target = target;
	}

	async open(): Promise<void> {
		this.#server = createServer((socket) => {
			const upstream = createConnection(this.#target);
			for (const socketEnd of [socket, upstream]) {
				this.#sockets.add(socketEnd);
				socketEnd
					.on('error', () => {})
					.on('close', () => {
						socket.destroy();
						upstream.destroy();
					});
			}
			socket.on('data', (bytes) => this.#hangs || upstream.write(bytes));
			upstream.on('data', (bytes) => this.#hangs || socket.write(bytes));
		}).listen(this.port, '127.0.0.1');
		await once(this.#server, 'listening');
		// A listening TCP server's address is always an AddressInfo.
		this.port = (this.#server.address() as AddressInfo).port;
	}

	hang(): void {
		this.#hangs = true;
	}

	async recover(): Promise<void> {
		this.#hangs = false;
		// A connection that has lost bytes cannot be used again.
		await this.close();
		await this.open();
	}

	async close(): Promise<void> {
		const closed = this.#server && once(this.#server, 'close');
		this.#server?.close();
		for (const socket of this.#sockets) socket.destroy();
		this.#sockets.clear();
		await closed;
	}
}

const proxy = new DatabaseProxy(join(inject('postgresSocket') ?? '', '.s.PGSQL.5432'));
await proxy.open();
const address = new URL(process.env.DATABASE_URL ?? '');
address.port = String(proxy.port);
address.hostname = '127.0.0.1';
address.searchParams.delete('host');
process.env.DATABASE_URL = address.href;
const { limits } = await import('../src/platform/limits.ts');
Object.assign(limits.database, {
	connectMs: 1_000,
	statementMs: 4_000,
	responseMs: 4_500,
	countMs: 300,
});
const { startRest } = await import('./http/rest.ts');
const { metrics } = await import('../src/platform/observability/metrics.ts');

const backend = await startRest();
afterAll(async () => {
	await backend.payload.destroy();
	await proxy.close();
});

const failureCounts = async () => {
	const text = await metrics().registry.metrics();
	const where = /backend_failures_total\{where="(\w+)",cause="database"\} (\d+)/g;
	return Object.fromEntries(
		[...text.matchAll(where)].map(([, name, count]) => [name, Number(count)]),
	);
};
const readinessStatus = async () =>
	(await callRoute(new Request('http://backend.test/readyz'))).status;
const danish = { 'accept-language': 'da' };
const body = (value: object) => ({
	method: 'POST',
	headers: { ...danish, 'content-type': 'application/json' },
	body: JSON.stringify(value),
});

const requests = [
	['a read', 'pages', { headers: danish }],
	['a request for the current account', 'users/me', { headers: danish }],
	['a save', 'media-tags', body({ name: 'new' })],
	['a sign-in', 'users/login', body({ email: 'a@example.com', password: 'any' })],
] as const;

describe.each(requests)('while the database is away, %s', (_name, path, init) => {
	it('gets a 503 in the editor’s language, which is counted, and succeeds once the database is back', async () => {
		const before = (await failureCounts()).rest ?? 0;
		await proxy.close();
		const response = await backend.request(path, init);
		expect(response.status).toBe(503);
		expect((await response.json()).errors[0].message).toMatch(/^Databasen kan ikke nås/);
		expect((await failureCounts()).rest).toBe(before + 1);
		expect(await readinessStatus()).toBe(503);
		await proxy.open();
		expect((await backend.request('pages')).status).toBe(200);
		expect(await readinessStatus()).toBe(200);
	});
});

describe.each(requests)('while the database hangs, %s', (_name, path, init) => {
	it('gets a 503 instead of waiting, and succeeds once the database responds', async () => {
		proxy.hang();
		const responses = await Promise.all([1, 2].map(() => backend.request(path, init)));
		expect(responses.map(({ status }) => status)).toEqual([503, 503]);
		await proxy.recover();
		expect((await backend.request('pages')).status).toBe(200);
	});
});

it('statements of one connection are sent one after the other, also after one that fails', async () => {
	const warnings: string[] = [];
	const record = ({ message }: Error) => warnings.push(message);
	process.on('warning', record);
	const pool = Reflect.get(backend.payload.db, 'pool');
	const connection = await pool.connect();
	const results = await Promise.allSettled(
		['select 1 as n', 'no statement', 'select 2 as n', 'select 3 as n'].map((text) =>
			connection.query(text),
		),
	);
	connection.release();
	process.off('warning', record);
	const numbers = results.map((result) => result.status === 'fulfilled' && result.value.rows[0].n);
	expect(numbers).toEqual([1, false, 2, 3]);
	expect(warnings).toEqual([]);
});

it('a save that waits for a lock of another program gets a 503', async () => {
	const pool = Reflect.get(backend.payload.db, 'pool');
	const other = await pool.connect();
	await other.query('begin; lock table media_tags');
	const response = await backend.request('media-tags', body({ name: 'locked' }));
	expect(response.status).toBe(503);
	await other.query('rollback');
	other.release();
	expect((await backend.request('media-tags', body({ name: 'locked' }))).status).toBe(201);
});

/** Makes every idle connection read-only, as those to a former primary are after a failover. */
async function failOver(): Promise<void> {
	const pool = Reflect.get(backend.payload.db, 'pool');
	const idle = await Promise.all(
		Array.from({ length: Math.max(1, pool.idleCount) }, () => pool.connect()),
	);
	for (const connection of idle) {
		await connection.query('set default_transaction_read_only = on');
		connection.release();
	}
}

it('after a failover a save gets a 503, and the next one reaches the new primary', async () => {
	await failOver();
	const statuses: number[] = [];
	await expect
		.poll(async () => {
			const { status } = await backend.request('media-tags', body({ name: `moved ${statuses}` }));
			statuses.push(status);
			return status;
		})
		.toBe(201);
	expect(statuses[0]).toBe(503);
	expect(new Set(statuses)).toEqual(new Set([503, 201]));
});

it('after a failover the backend is not ready until its connections reach the new primary', async () => {
	await failOver();
	const before = (await failureCounts()).readiness ?? 0;
	expect(await readinessStatus()).toBe(503);
	expect((await failureCounts()).readiness).toBe(before + 1);
	await expect.poll(readinessStatus).toBe(200);
	expect((await backend.request('media-tags', body({ name: 'ready' }))).status).toBe(201);
});

it('reads dates of a server with another style of dates', async () => {
	const pool = Reflect.get(backend.payload.db, 'pool');
	const { rows } = await pool.query('select current_database() as name');
	await pool.query(`alter database "${rows[0].name}" set datestyle = 'German'`);
	await proxy.close();
	await proxy.open();
	await expect.poll(readinessStatus).toBe(200);
	const response = await backend.request('media-tags', body({ name: 'dated' }));
	expect(response.status).toBe(201);
	const { createdAt } = (await response.json()).doc;
	expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(3_600_000);
});
