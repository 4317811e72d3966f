import { limits } from '../limits.ts';

interface Entry<T> {
	value?: T;
	/** When the value was read. */
	readAt: number;
	/** Not asked again before this moment. */
	waitUntil: number;
	pending?: Promise<T> | undefined;
	failed?: unknown;
}

export interface Kept<T> {
	/** The value of a key, read once however many ask for it at a time. */
	get(key: string, read: () => Promise<T>): Promise<T>;
	/** A fresh value without reading. */
	peek(key: string): T | undefined;
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
		entry.value !== undefined && now() - entry.readAt < limits.prices.freshMs;

	function fallback(entry: Entry<T>): T {
		const usable = now() - entry.readAt < limits.prices.freshMs + limits.prices.staleIfErrorMs;
		if (entry.value !== undefined && usable) return entry.value;
		throw entry.failed;
	}

	async function readInto(entry: Entry<T>, read: () => Promise<T>): Promise<T> {
		const startedAt = now();
		try {
			const value = await read();
			Object.assign(entry, { value, readAt: startedAt, waitUntil: 0, failed: undefined });
			return value;
		} catch (error) {
			Object.assign(entry, { failed: error, waitUntil: now() + limits.prices.pauseMs });
			return fallback(entry);
		} finally {
			entry.pending = undefined;
		}
	}

	return {
		async get(key, read) {
			const entry = entries.get(key) ?? { readAt: Number.NEGATIVE_INFINITY, waitUntil: 0 };
			entries.set(key, entry);
			if (entry.value !== undefined && isFresh(entry)) return entry.value;
			if (entry.pending) return entry.pending;
			if (now() < entry.waitUntil) return fallback(entry);
			entry.pending = readInto(entry, read);
			return entry.pending;
		},
		peek(key) {
			const entry = entries.get(key);
			return entry && isFresh(entry) ? entry.value : undefined;
		},
		expire() {
			for (const entry of entries.values()) {
				entry.readAt = Math.min(entry.readAt, now() - limits.prices.freshMs);
				entry.waitUntil = 0;
			}
		},
	};
}
