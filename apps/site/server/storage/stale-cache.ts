import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

export interface StaleCacheOptions {
	/** Maximum number of values; the least recently used is evicted first. */
	max: number;
	/** How long a value is used without reading it again; all durations are in milliseconds. */
	freshMs: number;
	/** A value is used for at least this multiple of the time that reading it took, so that slow reads are rare. */
	freshPerRead?: number;
	/** How much longer a value is used while reading fails. */
	staleMs: number;
	/** How long no read is tried after a failure. */
	pauseMs: number;
	/** How long a caller waits for a value that is being read again before it gets the previous one. */
	waitMs: number;
	/** `waitMs` after the previous value was invalidated. */
	waitAfterChangeMs?: number;
	now?: (() => number) | undefined;
}

export interface ReadOptions<T> {
	/** A fallback if there is no value in memory and reading fails or is slow, such as one of an earlier process. */
	fallback?: (() => Promise<T | undefined>) | undefined;
	/** Called if the returned value is older than the last change: results made from it must not be stored. */
	onStale?: (() => void) | undefined;
}

interface Entry<T> {
	value?: T;
	readAt: number;
	freshFor: number;
	/** No retry before this time. */
	waitUntil: number;
	/** Number of invalidations: a read that started before the last one is neither shared nor stored. */
	changes: number;
	valueChanges: number;
	pending?: Promise<T> | undefined;
	error?: unknown;
}

/**
 * Serves stale values while fresh ones are read, once for all callers. `LRUCache.fetch` would share reads that started before an
 * invalidation, and has no pause after failures.
 */
export class StaleCache<T> {
	readonly #options: StaleCacheOptions;
	readonly #entries: LRUCache<string, Entry<T>>;

	constructor(options: StaleCacheOptions) {
		this.#options = options;
		this.#entries = new LRUCache({ max: options.max });
	}

	/** The value of a key, read once for concurrent callers. Rejects with the error of `read` if there is no value to serve. */
	async get(key: string, read: () => Promise<T>, options: ReadOptions<T> = {}): Promise<T> {
		const entry = this.#entries.get(key) ?? {
			readAt: Number.NEGATIVE_INFINITY,
			freshFor: this.#options.freshMs,
			waitUntil: 0,
			changes: 0,
			valueChanges: 0,
		};
		this.#entries.set(key, entry);
		const value = await this.#find(entry, read, options.fallback);
		if (entry.valueChanges !== entry.changes) options.onStale?.();
		return value;
	}

	/** Marks all values to be read again. The stale values are still served if reading fails or takes long. */
	invalidate(): void {
		for (const entry of this.#entries.values()) {
			entry.readAt = Math.min(entry.readAt, this.#now() - entry.freshFor);
			entry.waitUntil = 0;
			entry.changes += 1;
			entry.pending = undefined;
		}
	}

	async #find(
		entry: Entry<T>,
		read: () => Promise<T>,
		fallback: ReadOptions<T>['fallback'],
	): Promise<T> {
		const isFresh = this.#now() - entry.readAt < entry.freshFor;
		if (entry.value !== undefined && isFresh) return entry.value;
		if (!entry.pending && this.#now() < entry.waitUntil) return this.#staleOrFail(entry, fallback);
		entry.pending ??= this.#readInto(entry, read, fallback);
		return this.#inTimeOrStale(entry, entry.pending, fallback);
	}

	async #readInto(
		entry: Entry<T>,
		read: () => Promise<T>,
		fallback: ReadOptions<T>['fallback'],
	): Promise<T> {
		const { freshMs, freshPerRead = 0, pauseMs } = this.#options;
		const startedAt = this.#now();
		const changes = entry.changes;
		const isCurrent = () => entry.changes === changes;
		try {
			const value = await read();
			const freshFor = Math.max(freshMs, (this.#now() - startedAt) * freshPerRead);
			const fresh = { value, readAt: startedAt, freshFor, waitUntil: 0, error: undefined };
			if (isCurrent()) Object.assign(entry, fresh, { valueChanges: changes });
			return value;
		} catch (error) {
			entry.error = error;
			if (isCurrent()) entry.waitUntil = this.#now() + pauseMs;
			return this.#staleOrFail(entry, fallback);
		} finally {
			if (isCurrent()) entry.pending = undefined;
		}
	}

	/** The value of the pending read, or the stale one if the read takes long. */
	async #inTimeOrStale(entry: Entry<T>, pending: Promise<T>, fallback: ReadOptions<T>['fallback']) {
		const { waitMs, waitAfterChangeMs = waitMs } = this.#options;
		const isInvalidated = entry.valueChanges !== entry.changes;
		const settled = pending.then(
			() => true,
			() => true,
		);
		const wait = sleep(isInvalidated ? waitAfterChangeMs : waitMs, false, { ref: false });
		if (await Promise.race([settled, wait])) return pending;
		return (await this.#stale(entry, fallback)) ?? pending;
	}

	async #staleOrFail(entry: Entry<T>, fallback: ReadOptions<T>['fallback']): Promise<T> {
		const value = await this.#stale(entry, fallback);
		if (value === undefined) throw entry.error;
		return value;
	}

	/** A value that may still be served, from memory or the fallback. A failing fallback counts as missing. */
	async #stale(entry: Entry<T>, fallback: ReadOptions<T>['fallback']): Promise<T | undefined> {
		const { freshMs, staleMs } = this.#options;
		const isUsable = this.#now() - entry.readAt < freshMs + staleMs;
		if (isUsable && entry.value !== undefined) return entry.value;
		return fallback?.().catch(() => undefined);
	}

	#now(): number {
		return this.#options.now?.() ?? Date.now();
	}
}
