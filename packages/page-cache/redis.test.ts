import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis, ReplyError } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectRedis, type RedisConnections, RedisProblem } from './levels/connect-redis.ts';
import { RedisBus } from './levels/redis-bus.ts';
import { RedisLevel } from './levels/redis-level.ts';
import { defaultLimits } from './limits.ts';
import type { PageKey } from './page-key.ts';
import { PurgeLedger } from './purge-ledger.ts';
import { fakePage, testCache } from './testing/fake-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'redis-'));
const socket = join(folder, 'redis.sock');
const url = `${socket}?password=secret`;
let redis: ChildProcess;
const nodes: RedisConnections[] = [];
let content = 'first';

function startRedis(): void {
	redis = spawn('redis-server', [
		...['--port', '0', '--unixsocket', socket, '--dir', folder, '--save', ''],
		...['--appendonly', 'no', '--loglevel', 'warning', '--requirepass', 'secret'],
	]);
}

async function stopRedis(): Promise<void> {
	const exit = new Promise((resolve) => redis.once('exit', resolve));
	redis.kill('SIGKILL');
	await exit;
}

const limits = { ...defaultLimits.redis, retryMs: 50 };

/** A node of the site: a cache with its own memory, the shared Redis, and a bus, which listens. */
async function startNode(redisLimits = limits) {
	const ledger = new PurgeLedger();
	const changes: (RedisProblem | undefined)[] = [];
	const onChange = (problem?: RedisProblem) => changes.push(problem);
	const connections = connectRedis(url, { onFailure: () => {}, onChange }, redisLimits);
	const { redis: connection, subscriber } = connections;
	const render = vi.fn(async ({ path }: PageKey) =>
		fakePage(content, { tags: ['page:1', `page:${path}`] }),
	);
	const secondLevel = new RedisLevel({ redis: connection, buildId: 'b1' });
	const { cache, read } = testCache(render, { ledger, secondLevel });
	const bus = new RedisBus({
		redis: connection,
		subscriber,
		sequence: () => ledger.sequence,
		onSequence: (sequence) => ledger.advanceTo(sequence),
		onPurge: (tags, { sequence }) => cache.purge(tags, sequence),
		onDataLost: () => cache.purgeEverything(),
		onError: () => {},
		limits: redisLimits,
	});
	nodes.push(connections);
	const node = {
		changes,
		state: () => connections.state,
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
	await until(node.isListening);
	return node;
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
		for (const node of nodes.splice(0)) node.close();
		await stopRedis();
		rmSync(socket, { force: true });
	});

	it('share pages and purges', async () => {
		const [one, two] = [await startNode(), await startNode()];
		await one.read('/a');
		await until(async () => (await one.connection.exists('site:page:b1:/a')) === 1);
		expect(await two.read('/a')).toMatchObject({ text: 'first', outcome: 'hit' });
		expect(two.render).not.toHaveBeenCalled();
		await one.publish('second');
		await until(async () => (await two.read('/a')).text === 'second');
	});

	it('purge a page that another node rendered after an earlier purge', async () => {
		const [one, two] = [await startNode(), await startNode()];
		await one.publish('second');
		await until(async () => (await two.read('/a')).text === 'second');
		await until(async () => (await one.connection.exists('site:page:b1:/a')) === 1);
		expect(await one.read('/a')).toMatchObject({ text: 'second' });
		await one.publish('third');
		expect((await one.read('/a')).text).toBe('third');
	});

	it('treat a page that was purged before their start as stale', async () => {
		const one = await startNode();
		await one.read('/a');
		await until(async () => (await one.connection.exists('site:page:b1:/a')) === 1);
		const bytes = await one.connection.getBuffer('site:page:b1:/a');
		await one.publish('second');
		// As if the node that rendered it had been slow to write.
		await until(async () => (await one.read('/a')).text === 'second');
		await one.connection.set('site:page:b1:/a', bytes ?? '');
		const two = await startNode();
		expect((await two.read('/a')).text).toBe('second');
	});

	it('serve pages without Redis, and catch up on missed purges when it is back', async () => {
		const [one, two] = [await startNode(), await startNode()];
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
		const [one, two] = [await startNode(), await startNode()];
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

	it('catch up on a purge whose message was lost', async () => {
		const node = await startNode({ ...limits, exchangeMs: 50 });
		await node.read('/a');
		content = 'second';
		await node.connection.hset('site:purged', 'page:/a', 9);
		await until(async () => (await node.read('/a')).text === 'second');
	});

	it('invalidate every page when Redis has lost its data', async () => {
		const node = await startNode();
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
		const [one, two] = [await startNode(), await startNode()];
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

	const replica = ['replicaof 127.0.0.1 1'];
	const primary = ['replicaof no one', 'config set replica-serve-stale-data yes'];
	const all = ['acl setuser default ~* &* +@all'];
	const reset = ['client kill type normal', 'client kill type pubsub'];
	it.each([
		[/^READONLY$/, replica, primary],
		[/^MASTERDOWN$/, ['config set replica-serve-stale-data no', ...replica], primary],
		[/^OOM$/, ['config set maxmemory 1'], ['config set maxmemory 0']],
		[/^NOPERM$/, ['acl setuser default -eval'], all],
		[/^NOPERM$/, ['acl setuser default resetkeys ~site:page:*'], all],
		[/^ERR$/, ['acl setuser default -publish'], all],
		[/^(ERR|NOPERM)$/, ['acl setuser default resetchannels'], all],
		[
			/^(WRONGPASS|NOAUTH)$/,
			['config set requirepass x', ...reset],
			['config set requirepass secret'],
		],
		[/^NO_RESPONSE$/, ['client pause 1000000 write'], ['client unpause']],
	])(
		'serve pages, name a problem once and recover by themselves: %s by %s',
		async (code, faults, remedies) => {
			const isPaused = code.test('NO_RESPONSE');
			const redisLimits = isPaused ? { ...limits, commandTimeoutMs: 200, silentMs: 200 } : limits;
			const [one, two] = [await startNode(redisLimits), await startNode(redisLimits)];
			await expect.poll(one.state).toBe('reached');
			one.changes.length = 0;
			const admin = new Redis(url);
			const send = async (commands: string[]) => {
				for (const [name = '', ...args] of commands.map((command) => command.split(' ')))
					await admin.call(name, ...args);
			};
			await two.read('/a');
			await send(faults);
			expect(await one.publish('second')).toBe(false);
			await expect.poll(one.state).toMatch(code);
			expect((await one.read('/a')).text).toBe('second');
			await send(remedies);
			admin.disconnect();
			await until(async () => (await two.read('/a')).text === 'second');
			// So that every command is sent again: a page that the other node stored is read only.
			const readers = [one, two];
			let page = 0;
			const readAndCheck = async () => {
				page += 1;
				for (const reader of readers.reverse()) await reader.read(`/new-${page}`);
				return one.state();
			};
			await expect.poll(readAndCheck).toBe('reached');
			const [problem, ...others] = one.changes;
			// A slow machine may pause longer than the shortened limit.
			if (!isPaused) expect(others).toEqual([undefined]);
			expect(Object.keys(problem ?? {})).toEqual(['code', 'advice']);
		},
	);
});

// Recorded from Redis 7, and from 6 for the script.
it.each([
	['LOADING Redis is loading the dataset in memory', 'LOADING', /^Wait/],
	[
		'BUSY Redis is busy running a script. You can only call SCRIPT KILL or SHUTDOWN NOSAVE.',
		'BUSY',
		/SCRIPT KILL/,
	],
	[
		"ERR Error running script (call to f_401d): @user_script:1: @user_script: 1: -READONLY You can't write against a read only replica.",
		'READONLY',
		/primary/,
	],
	['MOVED 10198 127.0.0.1:23024', 'MOVED', /without cluster mode/],
	['CLUSTERDOWN Hash slot not served', 'CLUSTERDOWN', /without cluster mode/],
	["CROSSSLOT Keys in request don't hash to the same slot", 'CROSSSLOT', /without cluster mode/],
	['NOAUTH Authentication required.', 'NOAUTH', /user and password/],
	[
		"MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk.",
		'MISCONF',
		/disk/,
	],
	['NOREPLICAS Not enough good replicas to write.', 'NOREPLICAS', /replicas/],
	['ERR max number of clients reached', 'ERR', /maxclients/],
	['ERR DB index is out of range', 'ERR', /database number/],
])('%s has a code and says what to change', (message, code, advice) => {
	const problem = new RedisProblem(new ReplyError(message), true);
	expect(problem).toMatchObject({ message, code, advice: expect.stringMatching(advice) });
});
