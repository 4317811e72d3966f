import { defaultLimits } from './limits.ts';
import { isNotFound, isRedirect } from './stored/cached-page.ts';

/** The order in which tags were purged, by a counter: an answer is stale when one of its tags was purged after its render began. */
export class PurgeLedger {
	readonly #purgedAt = new Map<string, number>();
	#sequence = 0;
	/** Entries older than this may have been purged by tags no longer remembered. */
	#forgottenUntil = 0;
	readonly #maxTags: number;

	constructor(maxTags: number = defaultLimits.cache.maxPurgedTags) {
		this.#maxTags = maxTags;
	}

	get sequence(): number {
		return this.#sequence;
	}

	/** Notes a purge, at the number another node gave it when that is higher. */
	record(tags: Iterable<string>, atLeast = 0): number {
		this.#sequence = Math.max(this.#sequence + 1, atLeast);
		for (const tag of tags) {
			// Deleted first so that the map's order is the order of purges.
			this.#purgedAt.delete(tag);
			this.#purgedAt.set(tag, this.#sequence);
		}
		for (const [tag, sequence] of this.#purgedAt) {
			if (this.#purgedAt.size <= this.#maxTags) break;
			this.#purgedAt.delete(tag);
			this.#forgottenUntil = Math.max(this.#forgottenUntil, sequence);
		}
		return this.#sequence;
	}

	/** Takes over another node's number; later purges get higher ones. */
	reach(sequence: number): void {
		this.#sequence = Math.max(this.#sequence, sequence);
	}

	recordEverything(): void {
		this.#sequence += 1;
		this.#purgedAt.clear();
		this.#forgottenUntil = this.#sequence;
	}

	isStale(page: { tags: readonly string[]; status: number; sequence: number }): boolean {
		if (page.sequence >= this.#sequence) return false;
		if (page.sequence < this.#forgottenUntil || concernsEveryPurge(page.status)) return true;
		return page.tags.some((tag) => (this.#purgedAt.get(tag) ?? 0) > page.sequence);
	}
}

/** A "not found" or a redirect may end with any publish, since missing content has no tag. */
export function concernsEveryPurge(status: number): boolean {
	return isNotFound(status) || isRedirect(status);
}
