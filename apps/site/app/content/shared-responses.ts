import { LRUCache } from 'lru-cache';

export interface SharedResponse {
	data: unknown;
	/** The cache tags of the response; undefined if the endpoint sends none. */
	tags: readonly string[] | undefined;
	/** Whether it may be stored: it has cache tags, nothing was omitted, and it is not older than the latest purge. */
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

/** A cache of responses that many pages share. An entry is used until a purge affects one of its tags or it expires. */
export class SharedResponses {
	readonly #purges: Purges;
	readonly #cache: LRUCache<string, CacheEntry>;
	readonly #flights = new Map<string, { sequence: number; response: Promise<SharedResponse> }>();

	/** @param maxAgeMs milliseconds after which a response expires */
	constructor(purges: Purges, maxAgeMs: number) {
		this.#purges = purges;
		this.#cache = new LRUCache({ max: maxResponses, ttl: maxAgeMs });
	}

	/** Returns the stored response of `key`, or calls `fetchResponse` and rejects if it does. Failures are not stored. */
	async read(key: string, fetchResponse: () => Promise<SharedResponse>): Promise<SharedResponse> {
		const entry = this.#cache.get(key);
		if (entry && !this.#isPurged(entry)) return entry.response;
		const { sequence } = this.#purges;
		const flight = this.#flights.get(key);
		if (flight?.sequence === sequence) {
			const response = await flight.response;
			return response.isComplete ? response : fetchResponse();
		}
		const response = fetchResponse();
		const ownFlight = { sequence, response };
		this.#flights.set(key, ownFlight);
		try {
			const result = await response;
			if (result.isComplete && !this.#isPurged({ response: result, sequence }))
				this.#cache.set(key, { response: result, sequence });
			return result;
		} finally {
			if (this.#flights.get(key) === ownFlight) this.#flights.delete(key);
		}
	}

	#isPurged({ response: { tags = [] }, sequence }: CacheEntry): boolean {
		return this.#purges.isStale({ tags, status: 200, sequence });
	}
}
