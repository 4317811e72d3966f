import { createHash } from 'node:crypto';
import { type Changed, onInvalidate } from '../content-versions/invalidation.ts';
import { limits } from '../limits.ts';

export interface Answer {
	status: number;
	contentType: string;
	body: string;
}

interface Entry extends Answer {
	tags: ReadonlySet<string>;
	until: number;
}

/** Whole answers in memory, oldest out first, dropped when something they contain changes. */
export class AnswerCache {
	readonly #entries = new Map<string, Entry>();
	readonly #seconds: number;
	readonly #largest: number;
	#changes = 0;

	constructor(seconds: number, largest = limits.content.answers) {
		this.#seconds = seconds;
		this.#largest = largest;
		onInvalidate((tags) => this.invalidate(tags));
	}

	/** A number that moves with every change: an answer begun before a change must not be stored. */
	get changes(): number {
		return this.#changes;
	}

	get(key: string, now = Date.now()): Answer | null {
		const entry = this.#entries.get(key);
		if (!entry) return null;
		if (entry.until > now) return entry;
		this.#entries.delete(key);
		return null;
	}

	/** Stores an answer unless content changed since its reading began. */
	set(key: string, answer: Answer, tags: readonly string[], begun: number, now = Date.now()): void {
		if (this.#seconds === 0 || begun !== this.#changes) return;
		this.#entries.delete(key);
		this.#entries.set(key, { ...answer, tags: new Set(tags), until: now + this.#seconds * 1000 });
		const oldest = this.#entries.keys().next();
		if (this.#entries.size > this.#largest && !oldest.done) this.#entries.delete(oldest.value);
	}

	invalidate(tags: Changed): void {
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
export const answerKey = (parts: readonly string[]): string =>
	createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
