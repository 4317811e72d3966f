import { watchForwarding } from '@website/contracts/forwarding-headers';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { limits } from '../settings/limits.ts';
import { clientAddress } from './client-address.ts';
import { ClientRate } from './client-rate.ts';

/** What clients are counted by: everything that costs the site more than a stored answer. */
export const rateKinds = [
	'renders',
	'images',
	'reads',
	'tries',
	'refusedWebhooks',
	'sharedPreviews',
	'forms',
] as const;
export type RateKind = (typeof rateKinds)[number];

/** Counts one request of a client; throws an answer with 429 when its share is used up (RFC 6585, 4). */
export type Admit = (c: Context) => void;

export interface RateLimitsOptions {
	header: string | undefined;
	onRefused: (kind: RateKind) => void;
	/** Called once, where requests name visitors in a header that is not configured. */
	onForwarded: (header: string) => void;
}

/** Rate limits for each client and minute; the numbers are in limits.ts. */
export class RateLimits {
	readonly #options: RateLimitsOptions;
	readonly #watch: ReturnType<typeof watchForwarding>;
	readonly #rates = new Map(rateKinds.map((kind) => [kind, new ClientRate(limits.rate[kind])]));

	constructor(options: RateLimitsOptions) {
		this.#options = options;
		this.#watch = watchForwarding(options.header, options.onForwarded);
	}

	/** Whom a request is counted for; undefined for the machine itself. */
	client(c: Context): string | undefined {
		this.#watch((name) => c.req.header(name));
		return clientAddress(c, this.#options.header);
	}

	/** How long the client has to wait, in seconds; 0 while it has not used up its share. For answers that are more than a refusal. */
	secondsToWait(kind: RateKind, c: Context): number {
		const client = this.client(c);
		const seconds = (client && this.#rates.get(kind)?.secondsToWait(client)) || 0;
		if (seconds > 0) this.#options.onRefused(kind);
		return seconds;
	}

	/** Throws when the client has used up its share, and counts nothing. */
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
