import { defaultLimits } from './limits.ts';
import { isNotFound, isRedirect } from './stored/stored-page.ts';

/** Counts purges and stores the number of each tag's last one. A response is stale if one of its tags was purged after its render began. */
export class PurgeLedger {
	readonly #purgedAt = new Map<string, number>();
	#sequence = 0;
	/** Tags of purges up to this number may have been dropped from the ledger: responses with a lower number count as stale. */
	#forgottenUntil = 0;
	readonly #maxTags: number;

	constructor(maxTags: number = defaultLimits.cache.maxPurgedTags) {
		this.#maxTags = maxTags;
	}

	get sequence(): number {
		return this.#sequence;
	}

	/** Records a purge and returns its number, which is at least `atLeast`, the number another node gave it. */
	record(tags: Iterable<string>, atLeast = 0): number {
		this.#sequence = Math.max(this.#sequence + 1, atLeast);
		for (const tag of tags) {
			// Deleted first, so that the map stays in the order of the purges.
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

	/** Advances to another node's number; later purges get higher ones. */
	advanceTo(sequence: number): void {
		this.#sequence = Math.max(this.#sequence, sequence);
	}

	recordEverything(): void {
		this.#sequence += 1;
		this.#purgedAt.clear();
		this.#forgottenUntil = this.#sequence;
	}

	isStale(page: { tags: readonly string[]; status: number; sequence: number }): boolean {
		if (page.sequence >= this.#sequence) return false;
		if (page.sequence < this.#forgottenUntil || isStaleAfterAnyPurge(page.status)) return true;
		return this.isPurged(page);
	}

	/** True if a purge named one of the page's tags after its render began, so that a change of its content was announced. */
	isPurged(page: { tags: readonly string[]; sequence: number }): boolean {
		return page.tags.some((tag) => (this.#purgedAt.get(tag) ?? 0) > page.sequence);
	}
}

/** True for "not found" responses and redirects, since missing content has no tag. */
export function isStaleAfterAnyPurge(status: number): boolean {
	return isNotFound(status) || isRedirect(status);
}
