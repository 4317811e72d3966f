import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { defaultLimits, type PageCacheLimits } from '../limits.ts';
import { purgedTagsKey } from './redis-level.ts';

const channel = 'site:purges';
const sequenceKey = 'site:purge-sequence';
/** Field beside the tags: an id of the data in Redis, by which nodes notice that Redis has lost its data. */
const datasetField = '@memory';
/** Field beside the tags: the latest content version of all purges. */
const versionField = '@version';

/** Gives a purge a number above that of every node and stores its tags, atomically. */
const recordPurge = `
local sequence = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), tonumber(ARGV[1])) + 1
redis.call('SET', KEYS[1], sequence)
local version = math.max(tonumber(redis.call('HGET', KEYS[2], '${versionField}') or '0'), tonumber(ARGV[4]))
redis.call('HSET', KEYS[2], '${versionField}', string.format('%.0f', version))
for index = 5, #ARGV do redis.call('HSET', KEYS[2], ARGV[index], sequence) end
redis.call('PUBLISH', ARGV[2], cjson.encode({ node = ARGV[3], sequence = sequence, version = string.format('%.0f', version), tags = { unpack(ARGV, 5) } }))
return sequence`;

const message = z.object({
	node: z.string(),
	sequence: z.number(),
	version: z.coerce.number().default(0),
	tags: z.array(z.string()),
});

export interface PurgeOrder {
	/** Number of the purge, or of the last one if several were missed. */
	sequence: number;
	/** The latest content version of all purges; 0 if unknown. */
	version: number;
}

interface PendingPurge {
	tags: string[];
	version: number;
}

export interface RedisBusOptions {
	redis: Redis;
	subscriber: Redis;
	/** Returns this node's latest purge number. */
	sequence: () => number;
	/** Called with the number that a purge of this node got. */
	onSequence: (sequence: number) => void;
	onPurge: (tags: readonly string[], order: PurgeOrder) => void;
	/** Called when Redis has lost its data, and with it the purges that this node may have missed. */
	onDataLost: () => void;
	/** Called for a message that cannot be read. Errors of commands are reported by their connection. */
	onError: (error: unknown) => void;
	limits?: PageCacheLimits['redis'];
}

/**
 * Sends every purge to every node. Purges made while Redis is unavailable are stored in memory and sent when it is back. Whenever either
 * connection is (re)established, and regularly, the node catches up: it purges every tag whose last purge it has not seen, or everything if
 * Redis has lost its data.
 */
export class RedisBus {
	readonly #options: RedisBusOptions;
	readonly #limits: PageCacheLimits['redis'];
	readonly #node = randomUUID();
	#pending: PendingPurge[] = [];
	readonly #seen = new Map<string, number>();
	#dataset: string | undefined;
	#timer: NodeJS.Timeout | undefined;

	constructor(options: RedisBusOptions) {
		this.#options = options;
		this.#limits = options.limits ?? defaultLimits.redis;
		const { redis, subscriber } = options;
		subscriber.on('message', (_channel, text) => this.#receive(text));
		// Either connection may be the last to be ready.
		for (const connection of [redis, subscriber])
			connection.on('ready', () => void this.#synchronize());
	}

	/** Sends a purge of this node. False if Redis did not receive it; it is then sent later, unless this node ends before. */
	async publish(tags: readonly string[], version = 0): Promise<boolean> {
		if (!tags.length) return true;
		this.#pending.push({ tags: [...tags], version });
		this.#pending.splice(0, this.#pending.length - this.#limits.maxWaitingPurges);
		return this.#tryRedis(() => this.#send());
	}

	close(): void {
		clearTimeout(this.#timer);
	}

	async #synchronize(): Promise<void> {
		const { subscriber } = this.#options;
		await this.#tryRedis(async () => {
			// Until it is subscribed, the node could miss the next purge; the subscriber's `ready` event calls this again.
			const isConnected = subscriber.status === 'ready';
			// Also if it is subscribed: the response shows that the connection is not lost.
			if (isConnected) await subscriber.subscribe(channel);
			await this.#send();
			if (isConnected) await this.#catchUp();
		});
	}

	/** Runs an operation; false if it fails. Purges are exchanged again after a delay while Redis is connected, otherwise on reconnection. */
	async #tryRedis(operation: () => Promise<void>): Promise<boolean> {
		const { retryMs, exchangeMs } = this.#limits;
		const isDone = await operation().then(
			() => true,
			() => false,
		);
		clearTimeout(this.#timer);
		if (this.#options.redis.status === 'ready')
			this.#timer = setTimeout(
				() => void this.#synchronize(),
				isDone ? exchangeMs : retryMs,
			).unref();
		return isDone;
	}

	async #send(): Promise<void> {
		const { redis, sequence } = this.#options;
		const purges = this.#pending;
		this.#pending = [];
		for (const [index, { tags, version }] of purges.entries()) {
			try {
				const number = await redis.eval(
					recordPurge,
					...[2, sequenceKey, purgedTagsKey, sequence(), channel, this.#node, version, ...tags],
				);
				this.#markSeen(tags, Number(number));
				this.#options.onSequence(Number(number));
			} catch (error) {
				this.#pending = [...purges.slice(index), ...this.#pending];
				throw error;
			}
		}
	}

	#receive(text: string): void {
		try {
			const { node, sequence, version, tags } = message.parse(JSON.parse(text));
			if (node === this.#node) return;
			this.#markSeen(tags, sequence);
			this.#options.onPurge(tags, { sequence, version });
		} catch (error) {
			this.#options.onError(error);
		}
	}

	#markSeen(tags: readonly string[], sequence: number): void {
		for (const tag of tags) this.#seen.set(tag, sequence);
	}

	async #catchUp(): Promise<void> {
		const { redis, onPurge, onDataLost } = this.#options;
		await redis.hsetnx(purgedTagsKey, datasetField, randomUUID());
		const {
			[datasetField]: dataset,
			[versionField]: version = '0',
			...tags
		} = await redis.hgetall(purgedTagsKey);
		if (dataset !== this.#dataset) {
			this.#seen.clear();
			if (this.#dataset !== undefined) onDataLost();
			this.#dataset = dataset;
		}
		const lastPurges = Object.entries(tags);
		const missedPurges = lastPurges.filter(([tag, at]) => this.#seen.get(tag) !== Number(at));
		if (!missedPurges.length) return;
		for (const [tag, at] of missedPurges) this.#markSeen([tag], Number(at));
		onPurge(
			missedPurges.map(([tag]) => tag),
			{ sequence: Math.max(...missedPurges.map(([, at]) => Number(at))), version: Number(version) },
		);
	}
}
