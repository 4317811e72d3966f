import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { limits } from '../settings/limits.ts';
import { ClientRate, clientAddress, RateLimits } from './rate-limits.ts';

async function warnings(header: string | undefined, headers: Record<string, string>) {
	const onForwarded = vi.fn();
	const rates = new RateLimits({ header, onRefused: () => undefined, onForwarded });
	const app = new Hono().get('/', rates.limit('reads'), (c) => c.text('through'));
	const incoming = { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } };
	for (const _ of [1, 2]) await app.request('/', { headers }, { incoming });
	return onForwarded.mock.calls.flat();
}

it('reports once that a proxy sends client addresses in a header that is not configured', async () => {
	const headers = { 'x-forwarded-for': '198.51.100.1' };
	expect(await warnings(undefined, headers)).toEqual(['x-forwarded-for']);
	expect(await warnings('x-forwarded-for', headers)).toEqual([]);
	expect(await warnings(undefined, {})).toEqual([]);
});

const start = 1_000_000;

it('makes a client wait when it has used up its limit for the window', () => {
	const rate = new ClientRate(2);
	rate.add('a', start);
	expect(rate.secondsToWait('a', start)).toBe(0);
	rate.add('a', start + 1);
	expect(rate.secondsToWait('a', start + 1)).toBe(60);
	expect(rate.secondsToWait('a', start + limits.rate.windowMs - 1)).toBe(1);
});

it('resets the count when the next window starts', () => {
	const rate = new ClientRate(1);
	rate.add('a', start);
	expect(rate.secondsToWait('a', start + limits.rate.windowMs)).toBe(0);
	rate.add('a', start + limits.rate.windowMs);
	expect(rate.secondsToWait('a', start + limits.rate.windowMs)).toBe(60);
});

it('counts each client separately', () => {
	const rate = new ClientRate(1);
	rate.add('a', start);
	expect(rate.secondsToWait('b', start)).toBe(0);
});

it('keeps the counts of a bounded number of clients', () => {
	const rate = new ClientRate(1);
	for (let index = 0; index <= limits.rate.maxClients; index += 1) rate.add(`${index}`, start);
	expect(rate.secondsToWait('0', start)).toBe(0);
	expect(rate.secondsToWait('1', start)).toBe(60);
});

async function clientOf(
	remoteAddress: string,
	headers: Record<string, string> = {},
	header?: string,
): Promise<string> {
	const app = new Hono().get('/', (c) => c.text(clientAddress(c, header) ?? 'nobody'));
	const incoming = { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } };
	return (await app.request('/', { headers }, { incoming })).text();
}

it('returns the address of the connection', async () => {
	expect(await clientOf('203.0.113.9')).toBe('203.0.113.9');
	expect(await clientOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

it('returns the /64 network of an IPv6 address in any notation', async () => {
	expect(await clientOf('2001:db8:0:7:1:2:3:4')).toBe('2001:db8:0:7');
	expect(await clientOf('2001:0DB8::7:1:2:3:4')).toBe('2001:db8:0:7');
	expect(await clientOf('2001:db8::1')).toBe('2001:db8:0:0');
	expect(await clientOf('fe80::1%eth0')).toBe('fe80:0:0:0');
});

it('returns undefined for a loopback connection', async () => {
	for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '']) {
		expect(await clientOf(address)).toBe('nobody');
	}
});

it('reads a header only when it is configured', async () => {
	const headers = { 'x-forwarded-for': '198.51.100.1' };
	expect(await clientOf('203.0.113.9', headers)).toBe('203.0.113.9');
	expect(await clientOf('127.0.0.1', headers)).toBe('nobody');
	expect(await clientOf('127.0.0.1', headers, 'x-forwarded-for')).toBe('198.51.100.1');
});

it('takes the last entry of a list, which the proxy in front appended', async () => {
	const headers = { 'x-forwarded-for': '10.0.0.1, spoofed, 198.51.100.1' };
	expect(await clientOf('127.0.0.1', headers, 'x-forwarded-for')).toBe('198.51.100.1');
});

it('falls back to the connection when the configured header is missing', async () => {
	expect(await clientOf('203.0.113.9', {}, 'x-forwarded-for')).toBe('203.0.113.9');
});

it.each([
	['198.51.100.1:4711', '198.51.100.1'],
	['[2001:db8:0:7::1]:4711', '2001:db8:0:7'],
	['[2001:db8:0:7::1]', '2001:db8:0:7'],
	['"[2001:db8:0:7::1]:4711"', '2001:db8:0:7'],
	['for="[2001:db8:0:7::1]:4711";proto=https', '2001:db8:0:7'],
	['for=198.51.100.1; by=203.0.113.1', '198.51.100.1'],
	['::ffff:c633:6401', '198.51.100.1'],
	['203.0.113.5, 198.51.100.1:52044', '198.51.100.1'],
	['203.0.113.5,[2001:db8:0:7::1]:52044', '2001:db8:0:7'],
	['for=192.0.2.60;proto=http, For="[2001:db8:0:7::1]"', '2001:db8:0:7'],
])('parses %s', async (forwarded, client) => {
	expect(await clientOf('127.0.0.1', { forwarded }, 'forwarded')).toBe(client);
});

it.each([
	'unknown',
	'_hidden',
	'for=unknown',
	'evil',
	'1',
	'0x7f.1',
	'::1:::',
	'127.0.0.1:x',
	'127.0.0.1 x',
])('returns the same key for every client when the header is %s', async (forwarded) => {
	expect(await clientOf('127.0.0.1', { forwarded }, 'forwarded')).toBe('unreadable');
});
