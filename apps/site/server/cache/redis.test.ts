import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePage, testCache } from '../testing/fake-page.ts';
import { connectRedis } from './connect-redis.ts';
import { PurgeLedger } from './purge-ledger.ts';
import { RedisBus } from './redis-bus.ts';
import { RedisLevel } from './redis-level.ts';

const folder = mkdtempSync(join(tmpdir(), 'redis-'));
const socket = join(folder, 'redis.sock');
let redis: ChildProcess;
const connections: Redis[] = [];
let published = 'first';

function startRedis(): void {
	const quiet = ['--save', '', '--appendonly', 'no', '--loglevel', 'warning'];
	redis = spawn('redis-server', ['--port', '0', '--unixsocket', socket, '--dir', folder, ...quiet]);
}

async function stopRedis(): Promise<void> {
	const ended = new Promise((resolve) => redis.once('exit', resolve));
	redis.kill('SIGKILL');
	await ended;
}

/** A node of the site: its own memory, the shared Redis, the bus. */
function startNode() {
	const ledger = new PurgeLedger();
	const onError = vi.fn();
	const connection = connectRedis(socket, onError);
	const subscriber = connectRedis(socket, onError);
	const render = vi.fn(async () => fakePage(published));
	const secondLevel = new RedisLevel({ redis: connection, buildId: 'b1', onError });
	const { cache, read } = testCache(render, { ledger, secondLevel });
	const bus = new RedisBus({
		redis: connection,
		subscriber,
		sequence: () => ledger.sequence,
		onPurge: (tags, sequence) => cache.purge(tags, sequence),
		onError,
	});
	connections.push(connection, subscriber);
	return {
		render,
		read,
		connection,
		isListening: async () => subscriber.mode === 'subscriber' && subscriber.status === 'ready',
		async publish(text: string) {
			published = text;
			cache.purge(['page:1']);
			await bus.publish(['page:1']);
		},
	};
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
	await vi.waitFor(async () => expect(await isTrue().catch(() => false)).toBe(true), {
		timeout: 8000,
		interval: 20,
	});
}

describe('two nodes on one Redis', { timeout: 20_000 }, () => {
	beforeEach(() => {
		published = 'first';
		startRedis();
	});
	afterEach(async () => {
		for (const connection of connections.splice(0)) connection.disconnect();
		await stopRedis();
		rmSync(socket, { force: true });
	});

	it('share pages, and a purge on one reaches the other', async () => {
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

	it('a node that starts later does not trust a page purged before it came', async () => {
		const one = startNode();
		await until(one.isListening);
		await one.read('/a');
		await until(async () => (await one.connection.exists('site:page:b1:/a')) === 1);
		const stored = await one.connection.getBuffer('site:page:b1:/a');
		await one.publish('second');
		// As if the node that rendered it had been slow to write.
		await vi.waitFor(async () => expect((await one.read('/a')).text).toBe('second'));
		await one.connection.set('site:page:b1:/a', stored ?? '');
		const two = startNode();
		await until(two.isListening);
		expect((await two.read('/a')).text).toBe('second');
	});

	it('go on without Redis, and make up for missed purges when it is back', async () => {
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
});
