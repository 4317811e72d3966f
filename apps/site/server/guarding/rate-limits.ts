import { getConnInfo } from '@hono/node-server/conninfo';
import { clientNetwork } from '@website/contracts/client-network';
import { watchForwarding } from '@website/contracts/forwarding-headers';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
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

/** The kinds of requests that are limited per client: each costs more than a cached response. */
export const rateKinds = [
	'renders',
	'images',
	'reads',
	'refusedWebhooks',
	'previews',
	'forms',
] as const;
export type RateKind = (typeof rateKinds)[number];

/** Counts one request of a client. Throws a 429 response when its limit is used up (RFC 6585, 4). */
export type Admit = (c: Context) => void;

/** The client that a request counts for, as an address or network. `header` is the configured header of the proxy in front. */
export function clientAddress(c: Context, header: string | undefined): string | undefined {
	return clientNetwork({
		connection: c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '',
		forwarded: header ? c.req.header(header) : undefined,
	});
}

export interface RateLimitsOptions {
	header: string | undefined;
	onRefused: (kind: RateKind) => void;
	/** Called once if requests contain client addresses in a header that is not configured. */
	onForwarded: (header: string) => void;
}

/** Rate limits per client and minute; limits.ts has the numbers. */
export class RateLimits {
	readonly #options: RateLimitsOptions;
	readonly #watch: ReturnType<typeof watchForwarding>;
	readonly #rates = new Map(rateKinds.map((kind) => [kind, new ClientRate(limits.rate[kind])]));

	constructor(options: RateLimitsOptions) {
		this.#options = options;
		this.#watch = watchForwarding(options.header, options.onForwarded);
	}

	/** The client that a request counts for; undefined for loopback connections. */
	client(c: Context): string | undefined {
		this.#watch((name) => c.req.header(name));
		return clientAddress(c, this.#options.header);
	}

	/** Seconds that the client has to wait; 0 if its limit is not used up. For routes that send their own response instead of a plain 429. */
	secondsToWait(kind: RateKind, c: Context): number {
		const client = this.client(c);
		const seconds = (client && this.#rates.get(kind)?.secondsToWait(client)) || 0;
		if (seconds > 0) this.#options.onRefused(kind);
		return seconds;
	}

	/** Throws when the client has used up its limit. Does not count the request. */
	check(kind: RateKind, c: Context): void {
		const seconds = this.secondsToWait(kind, c);
		if (seconds > 0) throw tooManyRequests(seconds);
	}

	count(kind: RateKind, c: Context): void {
		const client = this.client(c);
		if (client) this.#rates.get(kind)?.add(client);
	}

	admit(kind: RateKind): Admit {
		return (c) => {
			this.check(kind, c);
			this.count(kind, c);
		};
	}

	limit(kind: RateKind): MiddlewareHandler {
		const admit = this.admit(kind);
		return async (c, next) => {
			admit(c);
			await next();
		};
	}
}

function tooManyRequests(seconds: number): HTTPException {
	const headers = { 'retry-after': String(seconds), 'cache-control': 'no-store' };
	return new HTTPException(429, {
		res: new Response('Too Many Requests', { status: 429, headers }),
	});
}
