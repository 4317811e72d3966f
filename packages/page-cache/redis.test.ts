import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectRedis } from './levels/connect-redis.ts';
import { RedisBus } from './levels/redis-bus.ts';
import { RedisLevel } from './levels/redis-level.ts';
import type { PageKey } from './page-key.ts';
import { PurgeLedger } from './purge-ledger.ts';
import { fakePage, testCache } from './testing/fake-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'redis-'));
const socket = join(folder, 'redis.sock');
let redis: ChildProcess;
const connections: Redis[] = [];
let content = 'first';

function startRedis(): void {
	const options = ['--save', '', '--appendonly', 'no', '--loglevel', 'warning'];
	redis = spawn('redis-server', [
		'--port',
		'0',
		'--unixsocket',
		socket,
		'--dir',
		folder,
		...options,
	]);
}

async function stopRedis(): Promise<void> {
	const exit = new Promise((resolve) => redis.once('exit', resolve));
	redis.kill('SIGKILL');
	await exit;
}

/** A node of the site: a cache with its own memory, the shared Redis, and a bus. */
function startNode() {
	const ledger = new PurgeLedger();
	const onError = vi.fn();
	const connection = connectRedis(socket, onError);
	const subscriber = connectRedis(socket, onError);
	const render = vi.fn(async ({ path }: PageKey) =>
		fakePage(content, { tags: ['page:1', `page:${path}`] }),
	);
	const secondLevel = new RedisLevel({ redis: connection, buildId: 'b1', onError });
	const { cache, read } = testCache(render, { ledger, secondLevel });
	const bus = new RedisBus({
		redis: connection,
		subscriber,
		sequence: () => ledger.sequence,
		onSequence: (sequence) => ledger.advanceTo(sequence),
		onPurge: (tags, { sequence }) => cache.purge(tags, sequence),
		onDataLost: () => cache.purgeEverything(),
		onError,
	});
	connections.push(connection, subscriber);
	return {
		render,
		read,
		connection,
		isListening: async () =>
			connection.status === 'ready' &&
			subscriber.status === 'ready' &&
			subscriber.mode === 'subscriber',
		async disconnect() {
			const ends = [connection, subscriber].map((one) => once(one, 'end'));
			for (const one of [connection, subscriber]) one.disconnect();
			await Promise.all(ends);
		},
		async reconnect() {
			await Promise.all([connection.connect(), subscriber.connect()]);
		},
		/** Resolves with false if Redis did not receive the purge. */
		async publish(text: string, tag = 'page:1') {
			content = text;
			cache.purge([tag]);
			return bus.publish([tag]);
		},
	};
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
	await expect.poll(() => isTrue().catch(() => false)).toBe(true);
}

describe('nodes that share a Redis', () => {
	beforeEach(() => {
		content = 'first';
		startRedis();
	});
	afterEach(async () => {
		for (const connection of connections.splice(0)) connection.disconnect();
		await stopRedis();
		rmSync(socket, { force: true });
	});

	it('share pages and purges', async () => {
		const [one, two] = [startNode(), startNode()];
		await until(one.isListening);
		await until(two.isListening);
		await one.read('/a');
		await until(async () => (await one.connection.exists('site:page:b1:/a')) === 1);
		expect(await two.read('/a')).toMatchObject({ text: 'first', outcome: 'hit' });
		expect(two.render).not.toHaveBeenCalled();
		await one.publish('second');
		await until(async () => (await two.read('/a')).text === 'second');
	});

	it('purge a page that another node rendered after an earlier purge', async () => {
		const [one, two] = [startNode(), startNode()];
		await until(one.isListening);
		await until(two.isListening);
		await one.publish('second');
		await until(async () => (await two.read('/a')).text === 'second');
		await until(async () => (await one.connection.exists('site:page:b1:/a')) === 1);
		expect(await one.read('/a')).toMatchObject({ text: 'second' });
		await one.publish('third');
		expect((await one.read('/a')).text).toBe('third');
	});

	it('treat a page that was purged before their start as stale', async () => {
		const one = startNode();
		await until(one.isListening);
		await one.read('/a');
		await until(async () => (await one.connection.exists('site:page:b1:/a')) === 1);
		const bytes = await one.connection.getBuffer('site:page:b1:/a');
		await one.publish('second');
		// As if the node that rendered it had been slow to write.
		await until(async () => (await one.read('/a')).text === 'second');
		await one.connection.set('site:page:b1:/a', bytes ?? '');
		const two = startNode();
		await until(two.isListening);
		expect((await two.read('/a')).text).toBe('second');
	});

	it('serve pages without Redis, and catch up on missed purges when it is back', async () => {
		const [one, two] = [startNode(), startNode()];
		await until(one.isListening);
		await until(two.isListening);
		await one.read('/a');
		await two.read('/a');
		await stopRedis();
		expect((await two.read('/a')).text).toBe('first');
		expect((await two.read('/new')).text).toBe('first');
		await one.publish('second');
		await until(async () => (await one.read('/a')).text === 'second');
		startRedis();
		await until(async () => (await two.read('/a')).text === 'second');
	});

	it('catch up on purges of other nodes after a reconnection, even if they purged more themselves', async () => {
		const [one, two] = [startNode(), startNode()];
		await until(one.isListening);
		await until(two.isListening);
		await one.read('/a');
		await two.read('/a');
		await two.disconnect();
		for (let count = 0; count < 3; count += 1) {
			expect(await two.publish('first', 'page:/other')).toBe(false);
		}
		expect(await one.publish('second', 'page:/a')).toBe(true);
		expect((await two.read('/a')).text).toBe('first');
		await two.reconnect();
		await until(async () => (await two.read('/a')).text === 'second');
	});

	it('invalidate every page when Redis has lost its data', async () => {
		const node = startNode();
		await until(node.isListening);
		await until(async () => (await node.connection.hexists('site:purged', '@memory')) === 1);
		await node.read('/a');
		await stopRedis();
		// As if another node had published and ended with Redis.
		content = 'second';
		expect((await node.read('/a')).text).toBe('first');
		startRedis();
		await until(async () => (await node.read('/a')).text === 'second');
	});

	it('respond to every request while Redis restarts, and end with the last published page', async () => {
		const [one, two] = [startNode(), startNode()];
		await until(one.isListening);
		await until(two.isListening);
		let isOver = false;
		let requests = 0;
		const visitor = async (node: typeof one) => {
			while (!isOver) {
				expect((await node.read(`/${requests % 5}`)).status).toBe(200);
				requests += 1;
				await new Promise((resolve) => setImmediate(resolve));
			}
		};
		const visitors = Promise.all([one, one, two, two].map(visitor));
		for (let round = 0; round < 3; round += 1) {
			await stopRedis();
			const before = requests;
			await expect.poll(() => requests).toBeGreaterThan(before + 20);
			await one.publish(`one ${round}`);
			await two.publish(`two ${round}`);
			startRedis();
			await until(one.isListening);
			await until(two.isListening);
			for (const node of [one, two]) {
				await until(async () => (await node.read('/0')).text === `two ${round}`);
			}
		}
		isOver = true;
		await visitors;
	});
});
