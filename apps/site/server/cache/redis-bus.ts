import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { purgedTagsKey } from './redis-level.ts';

const channel = 'site:purges';
const sequenceKey = 'site:purge-sequence';

/** Numbers a purge, above every number any node knows, and remembers its tags; one step, so that no node sees half of it. */
const recordPurge = `
local sequence = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), tonumber(ARGV[1])) + 1
redis.call('SET', KEYS[1], sequence)
for index = 4, #ARGV do redis.call('HSET', KEYS[2], ARGV[index], sequence) end
redis.call('PUBLISH', ARGV[2], cjson.encode({ node = ARGV[3], sequence = sequence, tags = { unpack(ARGV, 4) } }))
return sequence`;

const message = z.object({ node: z.string(), sequence: z.number(), tags: z.array(z.string()) });

export interface RedisBusOptions {
	redis: Redis;
	/** A connection of its own: one that listens can do nothing else. */
	subscriber: Redis;
	/** The latest purge this node knows. */
	sequence: () => number;
	/** A purge of another node, or one missed while away. */
	onPurge: (tags: readonly string[], sequence: number) => void;
	onError: (error: unknown) => void;
}

/**
 * Tells every node of every purge. Purges made while Redis is away are kept and sent when it is back; on every (re)connection
 * the node catches up on what it has missed.
 */
export class RedisBus {
	readonly #options: RedisBusOptions;
	readonly #node = randomUUID();
	#waiting: string[][] = [];

	constructor(options: RedisBusOptions) {
		this.#options = options;
		const { redis, subscriber } = options;
		subscriber.on('message', (_channel, text) => this.#receive(text));
		subscriber.on('ready', () => {
			subscriber
				.subscribe(channel)
				.then(() => this.#catchUp())
				.catch(options.onError);
		});
		redis.on('ready', () => void this.#sendWaiting());
	}

	/** Shares a purge already made here. Never rejects: what can't be sent now is sent later. */
	async publish(tags: readonly string[]): Promise<void> {
		if (!tags.length) return;
		this.#waiting.push([...tags]);
		this.#waiting.splice(0, this.#waiting.length - limits.redis.maxWaitingPurges);
		await this.#sendWaiting();
	}

	async #sendWaiting(): Promise<void> {
		const { redis, sequence, onError } = this.#options;
		const waiting = this.#waiting;
		this.#waiting = [];
		for (const [index, tags] of waiting.entries()) {
			try {
				await redis.eval(
					recordPurge,
					...[2, sequenceKey, purgedTagsKey, sequence(), channel, this.#node, ...tags],
				);
			} catch (error) {
				onError(error);
				this.#waiting = [...waiting.slice(index), ...this.#waiting];
				return;
			}
		}
	}

	#receive(text: string): void {
		try {
			const { node, sequence, tags } = message.parse(JSON.parse(text));
			if (node !== this.#node) this.#options.onPurge(tags, sequence);
		} catch (error) {
			this.#options.onError(error);
		}
	}

	async #catchUp(): Promise<void> {
		const { redis, sequence, onPurge } = this.#options;
		const purged = await redis.hgetall(purgedTagsKey);
		const missed = Object.entries(purged).filter(([, at]) => Number(at) > sequence());
		if (!missed.length) return;
		onPurge(
			missed.map(([tag]) => tag),
			Math.max(...missed.map(([, at]) => Number(at))),
		);
	}
}
