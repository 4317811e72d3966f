import { limits } from '../limits.ts';

interface Entry<T> {
	value?: T;
	/** When the value was read. */
	readAt: number;
	/** How long it is used without asking again. */
	freshFor: number;
	/** Not asked again before this moment. */
	waitUntil: number;
	/** How often prices have changed: a reading begun before the last change is not joined and not kept. */
	changes: number;
	pending?: Promise<T> | undefined;
	failed?: unknown;
}

export interface Kept<T> {
	/** The value of a key, read once however many ask for it at a time. */
	get(key: string, read: () => Promise<T>): Promise<T>;
	/** The value of before, while reading it again would work or not; undefined without a usable one. */
	last(key: string): T | undefined;
	/** Makes everything due to be read again; old values stay for when that fails. */
	expire(): void;
}

/**
 * Short memory for answers: fresh ones are reused, simultaneous reads are one read, an old answer is served while
 * the source fails, and a failing source is left alone for a moment. The number of keys is the caller's to bound.
 */
export function createKept<T>(now: () => number = Date.now): Kept<T> {
	const entries = new Map<string, Entry<T>>();
	const isFresh = (entry: Entry<T>) =>
		entry.value !== undefined && now() - entry.readAt < entry.freshFor;

	const isUsable = (entry: Entry<T>) =>
		now() - entry.readAt < limits.prices.freshMs + limits.prices.staleIfErrorMs;

	function fallback(entry: Entry<T>): T {
		if (entry.value !== undefined && isUsable(entry)) return entry.value;
		throw entry.failed;
	}

	/** Keeps what was read, unless prices have changed since the reading began: then it is what they were before. */
	async function readInto(entry: Entry<T>, read: () => Promise<T>): Promise<T> {
		const startedAt = now();
		const changes = entry.changes;
		const isCurrent = () => entry.changes === changes;
		try {
			const value = await read();
			const duration = now() - startedAt;
			const freshFor = Math.max(limits.prices.freshMs, duration * limits.prices.freshPerReading);
			const kept = { value, readAt: startedAt, freshFor, waitUntil: 0, failed: undefined };
			if (isCurrent()) Object.assign(entry, kept);
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

	return {
		async get(key, read) {
			const entry = entries.get(key) ?? {
				readAt: Number.NEGATIVE_INFINITY,
				freshFor: limits.prices.freshMs,
				waitUntil: 0,
				changes: 0,
			};
			entries.set(key, entry);
			if (entry.value !== undefined && isFresh(entry)) return entry.value;
			if (entry.pending) return entry.pending;
			if (now() < entry.waitUntil) return fallback(entry);
			entry.pending = readInto(entry, read);
			return entry.pending;
		},
		last(key) {
			const entry = entries.get(key);
			return entry && isUsable(entry) ? entry.value : undefined;
		},
		expire() {
			for (const entry of entries.values()) {
				entry.readAt = Math.min(entry.readAt, now() - entry.freshFor);
				entry.waitUntil = 0;
				entry.changes += 1;
				entry.pending = undefined;
			}
		},
	};
}
