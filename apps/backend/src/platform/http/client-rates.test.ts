import { createServer } from 'node:http';
import { listen } from '@website/contracts/testing/listen';
import { expect, it, vi } from 'vitest';
import { limits } from '../limits.ts';
import { log } from '../observability/log.ts';
import { withRateLimit } from './client-rates.ts';
import { connectionHeader, trackConnections } from './connection.ts';
import type { RateKind } from './public-endpoints.ts';

const { perMinute } = limits.clients;

/** The number of requests from an address that pass. */
async function countPassed(kind: RateKind, address: string, requests: number): Promise<number> {
	const handler = withRateLimit(kind, async () => new Response('through'));
	const request = () =>
		new Request('http://backend.test/', { headers: { [connectionHeader]: address } });
	const responses = await Promise.all(Array.from({ length: requests }, () => handler(request())));
	for (const response of responses.filter(({ status }) => status !== 200)) {
		expect(response.status).toBe(429);
		expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
	}
	return responses.filter(({ status }) => status === 200).length;
}

it('limits the requests per minute of each client and kind', async () => {
	expect(await countPassed('signIns', '203.0.113.9', 50)).toBe(perMinute.signIns);
	expect(await countPassed('signIns', '203.0.113.9', 1)).toBe(0);
	expect(await countPassed('signIns', '203.0.113.10', 1)).toBe(1);
	expect(await countPassed('resets', '203.0.113.9', 50)).toBe(perMinute.resets);
});

it('counts an IPv6 network as one client', async () => {
	expect(await countPassed('resets', '2001:db8:0:7::1', 50)).toBe(perMinute.resets);
	expect(await countPassed('resets', '2001:db8:0:7::2', 1)).toBe(0);
});

it('does not limit requests from the same machine, or content requests from a site', async () => {
	expect(await countPassed('signIns', '127.0.0.1', 50)).toBe(50);
	expect(await countPassed('content', '172.18.0.3', perMinute.content + 5)).toBe(
		perMinute.content + 5,
	);
	expect(await countPassed('signIns', '172.18.0.3', 50)).toBe(perMinute.signIns);
	expect(await countPassed('content', '203.0.113.9', perMinute.content + 5)).toBe(
		perMinute.content,
	);
});

it('overwrites an address that the client sends with the address of the connection', async () => {
	trackConnections();
	const server = createServer(({ headers }, reply) => {
		reply.end(headers[connectionHeader]);
	});
	const { origin, close } = await listen(server);
	const response = await fetch(origin, {
		headers: { [connectionHeader]: '198.51.100.1' },
	});
	expect(await response.text()).toBe('127.0.0.1');
	await close();
});

it('warns once if a proxy sends a forwarding header that is not configured', async () => {
	const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
	const handler = withRateLimit('prices', async () => new Response('through'));
	for (const _ of [1, 2])
		await handler(
			new Request('http://backend.test/', {
				headers: { [connectionHeader]: '127.0.0.1', 'x-forwarded-for': '198.51.100.1' },
			}),
		);
	expect(warn.mock.calls).toEqual([
		[{ header: 'x-forwarded-for' }, expect.stringContaining('CLIENT_ADDRESS_HEADER')],
	]);
	warn.mockRestore();
});
