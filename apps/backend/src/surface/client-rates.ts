import { clientNetwork, isWithin } from '@website/contracts/client-network';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { environment } from '../environment.ts';
import { limits } from '../limits.ts';
import { processMemory } from '../process-memory.ts';
import { connectionHeader } from './connection.ts';
import { refused } from './refusal.ts';

/** What is counted for each client; the numbers are in `limits.clients`. */
export type RateKind = keyof typeof limits.clients.perMinute;

const limiters = processMemory('client-rates', () => new Map<RateKind, RateLimiterMemory>());

function limiter(kind: RateKind): RateLimiterMemory {
	const existing = limiters().get(kind);
	if (existing) return existing;
	const points = limits.clients.perMinute[kind];
	const created = new RateLimiterMemory({ points, duration: 60, keyPrefix: kind });
	limiters().set(kind, created);
	return created;
}

/** Whom a request is counted for; undefined for the machine itself. */
export function clientOf({ headers }: Pick<Request, 'headers'>): string | undefined {
	const name = environment.CLIENT_ADDRESS_HEADER;
	return clientNetwork({
		connection: headers.get(connectionHeader) ?? '',
		forwarded: (name && headers.get(name)) || undefined,
	});
}

/** A site renders pages for many visitors from one address: its own requests, which no proxy passes on, are not counted. */
function isSite({ headers }: Request): boolean {
	const name = environment.CLIENT_ADDRESS_HEADER;
	if (name && headers.has(name)) return false;
	return isWithin(headers.get(connectionHeader) ?? '', environment.SITE_ADDRESSES);
}

const ofSites = new Set<RateKind>(['content', 'prices']);

/** Counts a request of its client: undefined when it may pass, otherwise the refusal with 429 (RFC 6585, 4). */
export async function overRate(kind: RateKind, request: Request): Promise<Response | undefined> {
	const client = clientOf(request);
	if (!client || (ofSites.has(kind) && isSite(request))) return undefined;
	try {
		await limiter(kind).consume(client);
		return undefined;
	} catch (cause) {
		if (!(cause instanceof RateLimiterRes)) throw cause;
		const seconds = Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
		return refused(429, `Too many requests; try again in ${seconds} s`, {
			'retry-after': String(seconds),
		});
	}
}

type Handler = (request: Request) => Promise<Response>;

/** The same handler for clients that don't ask too often. */
export const limited =
	(kind: RateKind, handler: Handler): Handler =>
	async (request) =>
		(await overRate(kind, request)) ?? handler(request);
