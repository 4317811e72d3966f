import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { defaultLimits, type PageCacheLimits } from '../limits.ts';
import { purgedTagsKey } from './redis-level.ts';

const channel = 'site:purges';
const sequenceKey = 'site:purge-sequence';
/** Field beside the tags: names this memory of Redis, so that nodes notice when it has lost it. */
const memoryField = '@memory';
/** Field beside the tags: the latest version of the content that a purge has named. */
const versionField = '@version';

/** Numbers a purge, above every number any node knows, and remembers its tags; one step, so that no node sees half of it. */
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
	sequence: number;
	version: number;
}

interface Waiting {
	tags: string[];
	version: number;
}

export interface RedisBusOptions {
	redis: Redis;
	/** A connection of its own: one that listens can do nothing else. */
	subscriber: Redis;
	sequence: () => number;
	onNumbered: (sequence: number) => void;
	onPurge: (tags: readonly string[], order: PurgeOrder) => void;
	/** Redis has lost its memory, and with it what this node may have missed. */
	onMemoryLost: () => void;
	onError: (error: unknown) => void;
	limits?: PageCacheLimits['redis'];
}

/**
 * Tells every node of every purge. Purges made while Redis is away are stored and sent when it is back; on every (re)connection
 * of either side the node catches up on what it has missed: every tag whose last purge is not the one it has seen, or everything it knows when Redis has lost its memory.
 */
export class RedisBus {
	readonly #options: RedisBusOptions;
	readonly #limits: PageCacheLimits['redis'];
	readonly #node = randomUUID();
	#waiting: Waiting[] = [];
	readonly #seen = new Map<string, number>();
	#memory: string | undefined;
	#retry: NodeJS.Timeout | undefined;

	constructor(options: RedisBusOptions) {
		this.#options = options;
		this.#limits = options.limits ?? defaultLimits.redis;
		const { redis, subscriber, onError } = options;
		subscriber.on('message', (_channel, text) => this.#receive(text));
		subscriber.on('ready', () => {
			subscriber
				.subscribe(channel)
				.then(() => this.#synchronize())
				.catch(onError);
		});
		// Either connection may be the last to come back.
		redis.on('ready', () => void this.#synchronize());
	}

	/** Shares a purge made here; says whether Redis has it. What can't be sent now is sent later, unless this node ends before. */
	async publish(tags: readonly string[], version = 0): Promise<boolean> {
		if (!tags.length) return true;
		this.#waiting.push({ tags: [...tags], version });
		this.#waiting.splice(0, this.#waiting.length - this.#limits.maxWaitingPurges);
		return this.#unlessAway(() => this.#send());
	}

	close(): void {
		clearTimeout(this.#retry);
	}

	async #synchronize(): Promise<void> {
		await this.#unlessAway(async () => {
			await this.#send();
			await this.#catchUp();
		});
	}

	/** Whether Redis answered. Failures are retried while it is connected, otherwise when it is back. */
	async #unlessAway(talk: () => Promise<void>): Promise<boolean> {
		const { redis, onError } = this.#options;
		try {
			await talk();
			return true;
		} catch (error) {
			onError(error);
			clearTimeout(this.#retry);
			if (redis.status === 'ready') {
				this.#retry = setTimeout(() => void this.#synchronize(), this.#limits.againMs).unref();
			}
			return false;
		}
	}

	async #send(): Promise<void> {
		const { redis, sequence } = this.#options;
		const waiting = this.#waiting;
		this.#waiting = [];
		for (const [index, { tags, version }] of waiting.entries()) {
			try {
				const number = await redis.eval(
					recordPurge,
					...[2, sequenceKey, purgedTagsKey, sequence(), channel, this.#node, version, ...tags],
				);
				this.#note(tags, Number(number));
				this.#options.onNumbered(Number(number));
			} catch (error) {
				this.#waiting = [...waiting.slice(index), ...this.#waiting];
				throw error;
			}
		}
	}

	#receive(text: string): void {
		try {
			const { node, sequence, version, tags } = message.parse(JSON.parse(text));
			if (node === this.#node) return;
			this.#note(tags, sequence);
			this.#options.onPurge(tags, { sequence, version });
		} catch (error) {
			this.#options.onError(error);
		}
	}

	#note(tags: readonly string[], sequence: number): void {
		for (const tag of tags) this.#seen.set(tag, sequence);
	}

	async #catchUp(): Promise<void> {
		const { redis, subscriber, onPurge, onMemoryLost } = this.#options;
		// Before the node listens it would miss the next one; it comes here again when it does.
		if (subscriber.status !== 'ready') return;
		await redis.hsetnx(purgedTagsKey, memoryField, randomUUID());
		const {
			[memoryField]: memory,
			[versionField]: version = '0',
			...tags
		} = await redis.hgetall(purgedTagsKey);
		if (memory !== this.#memory) {
			this.#seen.clear();
			if (this.#memory !== undefined) onMemoryLost();
			this.#memory = memory;
		}
		const purged = Object.entries(tags);
		const missed = purged.filter(([tag, at]) => this.#seen.get(tag) !== Number(at));
		if (!missed.length) return;
		for (const [tag, at] of missed) this.#note([tag], Number(at));
		onPurge(
			missed.map(([tag]) => tag),
			{ sequence: Math.max(...missed.map(([, at]) => Number(at))), version: Number(version) },
		);
	}
}
