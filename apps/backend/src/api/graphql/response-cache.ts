import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ChangedTags, onInvalidate } from '../../platform/cluster/invalidation.ts';
import { limits } from './limits.ts';

export interface CachedResponse {
	status: number;
	contentType: string;
	body: string;
}

interface Entry extends CachedResponse {
	tags: ReadonlySet<string>;
}

/** An in-memory cache of complete responses, invalidated by their tags. */
export class ResponseCache {
	readonly #entries: LRUCache<string, Entry>;
	readonly #isOff: boolean;
	#changes = 0;

	/** `seconds` is the maximum age of a response; 0 disables the cache. */
	constructor(seconds: number) {
		this.#isOff = seconds === 0;
		this.#entries = new LRUCache({ max: limits.cachedResponses, ttl: seconds * 1000 });
		onInvalidate((tags) => this.invalidate(tags));
	}

	/** Increases with every change of content. A response that began before a change must not be stored. */
	get changes(): number {
		return this.#changes;
	}

	get(key: string): CachedResponse | undefined {
		return this.#entries.get(key);
	}

	/** Stores a response, unless content changed since `changesBefore`. */
	set(key: string, response: CachedResponse, tags: readonly string[], changesBefore: number): void {
		if (this.#isOff || changesBefore !== this.#changes) return;
		this.#entries.set(key, { ...response, tags: new Set(tags) });
	}

	invalidate(tags: ChangedTags): void {
		this.#changes += 1;
		if (tags === 'all') {
			this.#entries.clear();
			return;
		}
		for (const [key, entry] of this.#entries) {
			if (tags.some((tag) => entry.tags.has(tag))) this.#entries.delete(key);
		}
	}
}

/** The cache key of a request: a hash of everything that determines its response. */
export const responseKey = (parts: readonly string[]): string =>
	createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
