import { clientNetwork, isInNetworks } from '@website/contracts/client-network';
import { watchForwarding } from '@website/contracts/forwarding-headers';
import { consume } from '../cluster/shared-rate.ts';
import { environment } from '../environment.ts';
import { log } from '../observability/log.ts';
import { processMemory } from '../process-memory.ts';
import { connectionHeader } from './connection.ts';
import { refusalResponse } from './endpoint.ts';
import type { RateKind } from './public-endpoints.ts';

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

/**
 * True for a request of a site, which has no rate limit because it renders pages for many visitors. No proxy forwards such a request.
 */
function isSite({ headers }: Request): boolean {
	const name = environment.CLIENT_ADDRESS_HEADER;
	if (name && headers.has(name)) return false;
	return isInNetworks(headers.get(connectionHeader) ?? '', environment.SITE_ADDRESSES);
}

const siteKinds = new Set<RateKind>(['content', 'prices']);

/** Counts a request of a client. Returns undefined if it may pass, otherwise a response with status 429 (RFC 6585, 4). */
export async function rateLimitResponse(
	kind: RateKind,
	request: Request,
): Promise<Response | undefined> {
	const client = clientOf(request);
	if (!client || (siteKinds.has(kind) && isSite(request))) return undefined;
	const seconds = await consume(`${kind}OfClient`, client);
	if (seconds === 0) return undefined;
	return refusalResponse(429, `Too many requests; try again in ${seconds} s`, {
		'retry-after': String(seconds),
	});
}

type Handler = (request: Request) => Promise<Response>;

/** Wraps a handler with the rate limit of each client. */
export const withRateLimit =
	(kind: RateKind, handler: Handler): Handler =>
	async (request) =>
		(await rateLimitResponse(kind, request)) ?? handler(request);
