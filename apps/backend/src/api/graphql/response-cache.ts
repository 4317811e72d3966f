import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ChangedTags, onInvalidate } from '../../platform/content-versions/invalidation.ts';
import { limits } from '../../platform/limits.ts';

export interface Answer {
	status: number;
	contentType: string;
	body: string;
}

interface Entry extends Answer {
	tags: ReadonlySet<string>;
}

/** Whole answers in memory, dropped when something they contain changes. */
export class ResponseCache {
	readonly #entries: LRUCache<string, Entry>;
	readonly #isOff: boolean;
	#changes = 0;

	/** `seconds`: how long an answer is used at most; 0 stores none. */
	constructor(seconds: number) {
		this.#isOff = seconds === 0;
		this.#entries = new LRUCache({ max: limits.content.answers, ttl: seconds * 1000 });
		onInvalidate((tags) => this.invalidate(tags));
	}

	/** A number that moves with every change: an answer begun before a change must not be stored. */
	get changes(): number {
		return this.#changes;
	}

	get(key: string): Answer | undefined {
		return this.#entries.get(key);
	}

	/** Stores an answer unless content changed since its reading began. */
	set(key: string, response: Answer, tags: readonly string[], begun: number): void {
		if (this.#isOff || begun !== this.#changes) return;
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

/** Key of a request: what decides its answer, nothing else. */
export const responseKey = (parts: readonly string[]): string =>
	createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
