import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '../settings/limits.ts';

interface Entry<T> {
	value?: T;
	/** When the value was read. */
	readAt: number;
	/** How long it is used without asking again. */
	freshFor: number;
	/** Not asked again before this moment. */
	waitUntil: number;
	/** How often prices have changed: a reading begun before the last change is not joined and not cached. */
	changes: number;
	/** What `changes` was when the reading of the value began. */
	valueChanges: number;
	pending?: Promise<T> | undefined;
	failed?: unknown;
}

export interface Reading<T> {
	/** A value of an earlier process, for when there is none in memory and reading takes long. */
	fromDisk?: () => Promise<T | undefined>;
	/** Called when the value answered is known to be older than the last change: what is made of it must not be stored. */
	onStale?: (() => void) | undefined;
}

export interface Kept<T> {
	/** The value of a key, read once however many ask for it at a time. */
	get(key: string, read: () => Promise<T>, reading?: Reading<T>): Promise<T>;
	/** Makes everything due to be read again; old values stay for when that fails or takes long. */
	invalidate(): void;
}

interface Options {
	now?: (() => number) | undefined;
	/** How long somebody waits for a value that is being read again, before getting the one from before. */
	waitForFreshMs?: number;
}

/**
 * A cache of answers: fresh ones are reused, simultaneous reads are one read, an old answer is served while
 * the source fails or does not answer, and a failing source is left alone for a moment. The number of keys is the caller's
 * to bound.
 */
export function createStaleCache<T>(options: Options = {}): Kept<T> {
	const { now = Date.now, waitForFreshMs = limits.prices.waitForFreshMs } = options;
	const entries = new Map<string, Entry<T>>();
	const isFresh = (entry: Entry<T>) =>
		entry.value !== undefined && now() - entry.readAt < entry.freshFor;

	const usable = (entry: Entry<T>): T | undefined =>
		now() - entry.readAt < limits.prices.freshMs + limits.prices.staleIfErrorMs
			? entry.value
			: undefined;

	function fallback(entry: Entry<T>): T {
		const value = usable(entry);
		if (value === undefined) throw entry.failed;
		return value;
	}

	/** Caches what was read, unless prices have changed since the reading began: then it is what they were before. */
	async function readInto(entry: Entry<T>, read: () => Promise<T>): Promise<T> {
		const startedAt = now();
		const changes = entry.changes;
		const isCurrent = () => entry.changes === changes;
		try {
			const value = await read();
			const duration = now() - startedAt;
			const freshFor = Math.max(limits.prices.freshMs, duration * limits.prices.freshPerReading);
			const fresh = { value, readAt: startedAt, freshFor, waitUntil: 0, failed: undefined };
			if (isCurrent()) Object.assign(entry, fresh, { valueChanges: changes });
			return value;
		} catch (error) {
			const waitUntil = now() + limits.prices.pauseMs;
			if (isCurrent()) Object.assign(entry, { failed: error, waitUntil });
			else entry.failed = error;
			return fallback(entry);
		} finally {
			if (isCurrent()) entry.pending = undefined;
		}
	}

	/** The reading's value, or the one from before when reading takes long; longer, when that one is known to be invalid. */
	async function inTime(entry: Entry<T>, pending: Promise<T>, fromDisk: Reading<T>['fromDisk']) {
		const isInvalidated = entry.valueChanges !== entry.changes;
		const wait = isInvalidated ? limits.prices.waitAfterChangeMs : waitForFreshMs;
		const settled = pending.then(
			() => true,
			() => true,
		);
		if (await Promise.race([settled, sleep(wait, false, { ref: false })])) return pending;
		const before = usable(entry) ?? (await fromDisk?.().catch(() => undefined));
		return before === undefined ? pending : before;
	}

	async function find(entry: Entry<T>, read: () => Promise<T>, fromDisk: Reading<T>['fromDisk']) {
		if (entry.value !== undefined && isFresh(entry)) return entry.value;
		if (!entry.pending && now() < entry.waitUntil) return fallback(entry);
		entry.pending ??= readInto(entry, read);
		return inTime(entry, entry.pending, fromDisk);
	}

	return {
		async get(key, read, { fromDisk, onStale } = {}) {
			const entry = entries.get(key) ?? {
				readAt: Number.NEGATIVE_INFINITY,
				freshFor: limits.prices.freshMs,
				waitUntil: 0,
				changes: 0,
				valueChanges: 0,
			};
			entries.set(key, entry);
			const value = await find(entry, read, fromDisk);
			if (entry.valueChanges !== entry.changes) onStale?.();
			return value;
		},
		invalidate() {
			for (const entry of entries.values()) {
				entry.readAt = Math.min(entry.readAt, now() - entry.freshFor);
				entry.waitUntil = 0;
				entry.changes += 1;
				entry.pending = undefined;
			}
		},
	};
}
