import { LRUCache } from 'lru-cache';
import { limits } from '../settings/limits.ts';

interface Window {
	count: number;
	endsAt: number;
}

/** Counts requests per client in windows of one minute, for a bounded number of clients. */
export class ClientRate {
	readonly #maximum: number;
	readonly #windows = new LRUCache<string, Window>({ max: limits.rate.maxClients });

	constructor(maximum: number) {
		this.#maximum = maximum;
	}

	secondsToWait(client: string, now = Date.now()): number {
		const window = this.#windows.get(client);
		if (!window || now >= window.endsAt || window.count < this.#maximum) return 0;
		return Math.ceil((window.endsAt - now) / 1000);
	}

	add(client: string, now = Date.now()): void {
		const window = this.#windows.get(client);
		if (window && now < window.endsAt) window.count += 1;
		else this.#windows.set(client, { count: 1, endsAt: now + limits.rate.windowMs });
	}
}
