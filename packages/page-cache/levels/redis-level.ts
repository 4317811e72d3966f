import type { Redis } from 'ioredis';
import { defaultLimits } from '../limits.ts';
import { decodePage, encodePage } from '../stored/page-format.ts';
import type { StoredPage } from '../stored/stored-page.ts';
import type { SecondLevel, SecondLevelPage } from './second-level.ts';

export interface RedisLevelOptions {
	redis: Redis;
	/** Part of every key, since pages of another build refer to files that this build may not have. */
	buildId: string;
	/** How long a page is stored, in milliseconds; defaults to the maximum age of a stale fallback. */
	ttlMs?: number;
}

/** Hash of every purged tag with the number of its last purge, by which a node catches up after a disconnection. */
export const purgedTagsKey = 'site:purged';

const ignore = (): void => {};

/**
 * Pages in Redis, shared by all nodes. A page is stale if one of its tags was purged after its render began. Errors are reported by the
 * connection.
 */
export class RedisLevel implements SecondLevel {
	readonly #options: RedisLevelOptions;
	readonly entries = 0;
	readonly bytes = 0;

	constructor(options: RedisLevelOptions) {
		this.#options = options;
	}

	async read(id: string): Promise<SecondLevelPage | undefined> {
		const { redis } = this.#options;
		try {
			const file = await redis.getBuffer(this.#key(id));
			const page = file ? decodePage(file, id) : undefined;
			if (!page) return undefined;
			const { run: _run, ...storedPage } = page;
			const purgeSequences = storedPage.tags.length
				? await redis.hmget(purgedTagsKey, ...storedPage.tags)
				: [];
			return {
				page: storedPage,
				isStale: purgeSequences.some((at) => Number(at ?? 0) > storedPage.sequence),
			};
		} catch {
			return undefined;
		}
	}

	write(page: StoredPage): void {
		const { redis, ttlMs = defaultLimits.cache.staleIfErrorMs } = this.#options;
		redis.set(this.#key(page.key.id), encodePage(page, ''), 'PX', ttlMs).catch(ignore);
	}

	delete(id: string): void {
		this.#options.redis.del(this.#key(id)).catch(ignore);
	}

	async close(): Promise<void> {
		// The connections are closed by their owner.
	}

	#key(id: string): string {
		return `site:page:${this.#options.buildId}:${id}`;
	}
}
