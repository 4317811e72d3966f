// @vitest-environment ./test/dom/environment.ts
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitRepaint, repaint, retryPageData } from './repaint';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('resolves after the next paint', async () => {
	const done = vi.fn();
	void repaint().then(done);
	await vi.advanceTimersByTimeAsync(50);
	expect(done).toHaveBeenCalled();
});

it('resolves after 100 ms without a paint, such as in a hidden tab', async () => {
	vi.stubGlobal('requestAnimationFrame', () => 0);
	const done = vi.fn();
	void repaint().then(done);
	await vi.advanceTimersByTimeAsync(99);
	expect(done).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(done).toHaveBeenCalled();
});

it('calls `next` immediately and returns its result', async () => {
	const next = vi.fn(async () => 'data');
	const result = awaitRepaint(undefined, next);
	expect(next).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(100);
	expect(await result).toBe('data');
});

const location = { href: 'http://site.test/one', origin: 'http://site.test' } as Location;

function setUp(...statuses: number[]) {
	const requests = vi.fn(
		async (_input: RequestInfo | URL, _init?: RequestInit) =>
			new Response('', { status: statuses.shift() ?? 200 }),
	);
	const scope = { fetch: requests, location };
	retryPageData(scope);
	return { requests, fetch: scope.fetch };
}

it.each([408, 409, 425, 429, 500, 502, 503, 504])(
	'retries page data once after %i',
	async (status) => {
		const { fetch, requests } = setUp(status);
		expect((await fetch(new URL('http://site.test/da/two.data?_routes=a'))).status).toBe(200);
		expect(requests).toHaveBeenCalledTimes(2);
	},
);

it('returns the second response, and accepts a 404', async () => {
	const twice = setUp(503, 502);
	expect((await twice.fetch('/two.data')).status).toBe(502);
	expect(twice.requests).toHaveBeenCalledTimes(2);
	const missing = setUp(404);
	expect((await missing.fetch('/two.data')).status).toBe(404);
	expect(missing.requests).toHaveBeenCalledTimes(1);
});

it.each([
	['another request of the page', '/api/prices', {}],
	['another host', 'https://elsewhere.test/two.data', {}],
	['a POST request', '/two.data', { method: 'POST', body: 'a=b' }],
])('does not retry %s', async (_, address, init) => {
	const { fetch, requests } = setUp(503);
	expect((await fetch(address, init)).status).toBe(503);
	expect(requests).toHaveBeenCalledTimes(1);
});
