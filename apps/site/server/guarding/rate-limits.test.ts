import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { RateLimits } from './rate-limits.ts';

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
