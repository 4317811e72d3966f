import { LRUCache } from 'lru-cache';
import { limits } from '../settings/limits.ts';
import type { Logger } from './logger.ts';

/** Tracks whether the content endpoint responds, based on the calls for pages. Logs when it begins to fail and when it has recovered. */
export class ContentHealth {
	readonly #logger: Logger;
	#failedAt = Number.NEGATIVE_INFINITY;
	#succeededAt = Number.NEGATIVE_INFINITY;
	/** When the current outage began. */
	#failingSince: number | undefined;

	constructor(logger: Logger) {
		this.#logger = logger;
	}

	failed(err: unknown, url: string): void {
		this.#failedAt = Date.now();
		const level = this.#failingSince === undefined ? 'error' : 'debug';
		this.#logger[level]({ err, url }, 'the content endpoint failed');
		this.#failingSince ??= this.#failedAt;
	}

	succeeded(): void {
		this.#succeededAt = Date.now();
		// Some calls may succeed during an outage.
		if (this.#failingSince === undefined || this.#isRecent) return;
		const seconds = Math.round((this.#failedAt - this.#failingSince) / 1000);
		this.#logger.info({ seconds }, 'the content endpoint responds again');
		this.#failingSince = undefined;
	}

	get isFailing(): boolean {
		return this.#failedAt >= this.#succeededAt && this.#isRecent;
	}

	get isReachable(): boolean {
		return (
			this.#succeededAt > this.#failedAt &&
			Date.now() - this.#succeededAt < limits.content.reachableMs
		);
	}

	/** True if the last failure is recent. */
	get #isRecent(): boolean {
		return Date.now() - this.#failedAt < limits.content.failingMs;
	}
}

/** Returns a function that checks if the content endpoint responds. The result is cached for `limits.content.probeCacheMs`. */
export function contentProbe(url: string): () => Promise<boolean> {
	const outcomes = new LRUCache<string, boolean>({
		max: 1,
		ttl: limits.content.probeCacheMs,
		fetchMethod: probe,
	});
	return async () => (await outcomes.fetch(url)) ?? false;
}

async function probe(url: string): Promise<boolean> {
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ query: '{ __typename }' }),
			signal: AbortSignal.timeout(limits.content.probeTimeoutMs),
		});
		await response.arrayBuffer();
		return response.ok;
	} catch {
		return false;
	}
}
