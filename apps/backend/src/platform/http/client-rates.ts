import { clientNetwork, isWithin } from '@website/contracts/client-network';
import { watchForwarding } from '@website/contracts/forwarding-headers';
import type { RateName } from '../cluster/rates.ts';
import { consume } from '../cluster/shared-rate.ts';
import { environment } from '../environment.ts';
import type { limits } from '../limits.ts';
import { log } from '../observability/log.ts';
import { processMemory } from '../process-memory.ts';
import { connectionHeader } from './connection.ts';
import { refused } from './refusal.ts';

/** What is counted for each client; the numbers are in `limits.clients`. */
export type RateKind = keyof typeof limits.clients.perMinute;

const rateOf = {
	signIns: 'signInsOfClient',
	resets: 'resetsOfClient',
	content: 'contentOfClient',
	prices: 'pricesOfClient',
	sandbox: 'sandboxOfClient',
} as const satisfies Record<RateKind, RateName>;

const forwarding = processMemory('forwarding', () => ({
	watch: watchForwarding(environment.CLIENT_ADDRESS_HEADER, (header) =>
		log.warn({ header }, 'requests come through a proxy, but CLIENT_ADDRESS_HEADER is not set'),
	),
}));

export function clientOf({ headers }: Pick<Request, 'headers'>): string | undefined {
	const name = environment.CLIENT_ADDRESS_HEADER;
	forwarding().watch((header) => headers.get(header));
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

const ofSites = new Set<RateKind>(['content', 'prices', 'sandbox']);

/** Counts a request of its client: undefined when it may pass, otherwise the refusal with 429 (RFC 6585, 4). */
export async function overRate(kind: RateKind, request: Request): Promise<Response | undefined> {
	const client = clientOf(request);
	if (!client || (ofSites.has(kind) && isSite(request))) return undefined;
	const seconds = await consume(rateOf[kind], client);
	if (seconds === 0) return undefined;
	return refused(429, `Too many requests; try again in ${seconds} s`, {
		'retry-after': String(seconds),
	});
}

type Handler = (request: Request) => Promise<Response>;

/** The same handler for clients that don't ask too often. */
export const limited =
	(kind: RateKind, handler: Handler): Handler =>
	async (request) =>
		(await overRate(kind, request)) ?? handler(request);
