import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Whom a request is counted for: an IPv4 address, or the 64 bits of an IPv6 network that one subscriber usually has.
 * `header` is the one that the proxy in front sets, if one is configured; of a list only the last entry, since the others are
 * whatever the client sent. Undefined for the machine itself: it needs no limits, and a proxy on it that is not configured
 * would be one client for all its visitors.
 */
export function clientAddress(c: Context, header: string | undefined): string | undefined {
	const forwarded = header && c.req.header(header)?.split(',').at(-1)?.trim();
	const address = unmapped(forwarded || connectionAddress(c));
	if (isIPv4(address)) return address.startsWith('127.') ? undefined : address;
	if (isIPv6(address)) return address === '::1' ? undefined : network(address);
	return undefined;
}

/** Requests that did not come over a connection have none. */
function connectionAddress(c: Context): string {
	return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}

/** Sockets that serve both families give IPv4 addresses as IPv6 ones (RFC 4291, 2.5.5.2). */
function unmapped(address: string): string {
	return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The first 64 bits of an IPv6 address in one spelling. */
function network(address: string): string {
	const [head = '', tail] = address.replace(/%.*$/, '').split('::');
	const before = head === '' ? [] : head.split(':');
	const after = tail ? tail.split(':') : [];
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
	const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
	return groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(':');
}
