import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** Whoever the configured header names in a way nobody can read shares one count. */
const unreadable = 'unreadable';

/**
 * Whom a request is counted for: an IPv4 address, or the 64 bits of an IPv6 network that one subscriber usually has.
 * `header` is the one that the proxy in front sets, if one is configured; of a list only the last entry, since the others are
 * whatever the client sent. Undefined for the machine itself: it needs no limits, and a proxy on it that is not configured
 * would be one client for all its visitors.
 */
export function clientAddress(c: Context, header: string | undefined): string | undefined {
	const forwarded = header && c.req.header(header)?.split(',').at(-1)?.trim();
	const address = parse(forwarded ? bare(forwarded) : connectionAddress(c));
	if (!address) return forwarded ? unreadable : undefined;
	if (address.range() === 'loopback') return undefined;
	return address instanceof ipaddr.IPv6
		? address.toNormalizedString().split(':').slice(0, 4).join(':')
		: address.toString();
}

/** Requests that did not come over a connection have none. */
function connectionAddress(c: Context): string {
	return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}

/** The address in a proxy's spelling: with a port, in brackets, in quotes, or as `for=` of RFC 7239. */
function bare(forwarded: string): string {
	const node = /(?:^|;)\s*for=("?)([^";]+)\1/i.exec(forwarded)?.[2] ?? forwarded;
	const [, inBrackets, withPort] = /^"?(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)"?$/.exec(node) ?? [];
	return inBrackets ?? withPort ?? node;
}

/** Sockets that serve both families give IPv4 addresses as IPv6 ones (RFC 4291, 2.5.5.2); they are IPv4 ones here. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
	const isWhole = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
	return isWhole ? ipaddr.process(address) : undefined;
}
