import type { Redis } from 'ioredis';
import { defaultLimits } from '../limits.ts';
import type { StoredPage } from '../stored/cached-page.ts';
import { decodePage, encodePage } from '../stored/page-format.ts';
import type { FoundPage, SecondLevel } from './second-level.ts';

export interface RedisLevelOptions {
	redis: Redis;
	/** Part of every key: pages of another build refer to files this build may not have. */
	buildId: string;
	/** How long a page is kept; as long as it may be a stale fallback unless given. */
	keptMs?: number;
	onError: (error: unknown) => void;
}

/** Hash of every purged tag with the number of its purge, so that a disconnected node catches up. */
export const purgedTagsKey = 'site:purged';

/** Pages in Redis, shared by all nodes; stale when Redis knows a purge of one of their tags after their render began. */
export class RedisLevel implements SecondLevel {
	readonly #options: RedisLevelOptions;
	readonly entries = 0;
	readonly bytes = 0;

	constructor(options: RedisLevelOptions) {
		this.#options = options;
	}

	async read(id: string): Promise<FoundPage | undefined> {
		const { redis, onError } = this.#options;
		try {
			const file = await redis.getBuffer(this.#key(id));
			const page = file ? decodePage(file, id) : undefined;
			if (!page) return undefined;
			const { run: _run, ...storedPage } = page;
			const purged = storedPage.tags.length
				? await redis.hmget(purgedTagsKey, ...storedPage.tags)
				: [];
			return {
				page: storedPage,
				isStale: purged.some((at) => Number(at ?? 0) > storedPage.sequence),
			};
		} catch (error) {
			onError(error);
			return undefined;
		}
	}

	write(page: StoredPage): void {
		const { redis, keptMs = defaultLimits.cache.staleIfErrorMs, onError } = this.#options;
		redis.set(this.#key(page.key.id), encodePage(page, ''), 'PX', keptMs).catch(onError);
	}

	delete(id: string): void {
		this.#options.redis.del(this.#key(id)).catch(this.#options.onError);
	}

	async close(): Promise<void> {
		this.#options.redis.disconnect();
	}

	#key(id: string): string {
		return `site:page:${this.#options.buildId}:${id}`;
	}
}
