import { LRUCache } from 'lru-cache';

export interface SharedResponse {
	data: unknown;
	/** Its cache tags; undefined from an endpoint without tags. */
	tags: readonly string[] | undefined;
	/** Whether it may be stored: purges can name it, nothing was left out of it, and it is not older than the latest purge. */
	isComplete: boolean;
}

export interface Purges {
	readonly sequence: number;
	/** Whether a response read at `sequence` has been purged since. */
	isStale(read: { tags: readonly string[]; status: number; sequence: number }): boolean;
}

interface CacheEntry {
	response: SharedResponse;
	sequence: number;
}

const maxResponses = 100;

/** Answers that many pages share: read once, for all pages, until a purge names one of their tags or their time is over. */
export class SharedResponses {
	readonly #purges: Purges;
	readonly #cache: LRUCache<string, CacheEntry>;
	readonly #flights = new Map<string, { sequence: number; response: Promise<SharedResponse> }>();

	/** `maxAgeMs`: how long an answer is used, in milliseconds, when no purge names it before. */
	constructor(purges: Purges, maxAgeMs: number) {
		this.#purges = purges;
		this.#cache = new LRUCache({ max: maxResponses, ttl: maxAgeMs });
	}

	/** The response under `key`, by `ask` if none is stored. Rejects as `ask` does; failures are not stored. */
	async read(key: string, ask: () => Promise<SharedResponse>): Promise<SharedResponse> {
		const entry = this.#cache.get(key);
		if (entry && !this.#isPurged(entry)) return entry.response;
		const { sequence } = this.#purges;
		const flight = this.#flights.get(key);
		if (flight?.sequence === sequence) {
			const response = await flight.response;
			return response.isComplete ? response : ask();
		}
		const response = ask();
		const started = { sequence, response };
		this.#flights.set(key, started);
		try {
			const read = await response;
			if (read.isComplete && !this.#isPurged({ response: read, sequence }))
				this.#cache.set(key, { response: read, sequence });
			return read;
		} finally {
			if (this.#flights.get(key) === started) this.#flights.delete(key);
		}
	}

	#isPurged({ response: { tags = [] }, sequence }: CacheEntry): boolean {
		return this.#purges.isStale({ tags, status: 200, sequence });
	}
}
