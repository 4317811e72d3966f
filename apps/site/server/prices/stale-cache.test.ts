import { describe, expect, it, vi } from 'vitest';
import { limits } from '../settings/limits.ts';
import { createStaleCache } from './stale-cache.ts';

function setUp() {
	let time = 0;
	const cache = createStaleCache<string>({ now: () => time });
	return {
		cache,
		wait: (milliseconds: number) => {
			time += milliseconds;
		},
	};
}

describe('a short memory', () => {
	it('reads once however many ask, and again when it is no longer fresh', async () => {
		const { cache, wait } = setUp();
		const read = vi.fn(async () => 'a');
		await Promise.all([cache.get('k', read), cache.get('k', read), cache.get('k', read)]);
		expect(read).toHaveBeenCalledTimes(1);
		wait(limits.prices.freshMs);
		await cache.get('k', read);
		expect(read).toHaveBeenCalledTimes(2);
	});

	it('serves the old answer while the source fails, and leaves the source alone for a moment', async () => {
		const { cache, wait } = setUp();
		await cache.get('k', async () => 'old');
		wait(limits.prices.freshMs);
		const failing = vi.fn(async () => {
			throw new Error('down');
		});
		expect(await cache.get('k', failing)).toBe('old');
		expect(await cache.get('k', failing)).toBe('old');
		expect(failing).toHaveBeenCalledTimes(1);
		wait(limits.prices.pauseMs);
		await cache.get('k', failing);
		expect(failing).toHaveBeenCalledTimes(2);
		wait(limits.prices.staleIfErrorMs);
		await expect(cache.get('k', failing)).rejects.toThrow('down');
	});

	it('reads again after being told that things have changed', async () => {
		const { cache } = setUp();
		await cache.get('k', async () => 'old');
		cache.invalidate();
		expect(await cache.get('k', async () => 'new')).toBe('new');
	});

	it('neither keeps nor shares a reading that began before a change', async () => {
		const { cache } = setUp();
		const old = Promise.withResolvers<string>();
		const first = cache.get('k', () => old.promise);
		cache.invalidate();
		expect(await cache.get('k', async () => 'new')).toBe('new');
		old.resolve('old');
		expect(await first).toBe('old');
		expect(await cache.get('k', async () => 'newer')).toBe('new');
	});

	it('reads seldom what is slow to read', async () => {
		const { cache, wait } = setUp();
		const slow = vi.fn(async () => {
			wait(30_000);
			return 'a';
		});
		await cache.get('k', slow);
		wait(500_000);
		await cache.get('k', slow);
		expect(slow).toHaveBeenCalledTimes(1);
		wait(100_000);
		await cache.get('k', slow);
		expect(slow).toHaveBeenCalledTimes(2);
	});
});

describe('a source that does not answer', () => {
	const hanging = () => new Promise<string>(() => {});

	it('delays nobody who can have the value from before', async () => {
		vi.useFakeTimers();
		const { cache, wait } = setUp();
		await cache.get('k', async () => 'old');
		wait(limits.prices.freshMs);
		const onStale = vi.fn();
		const answer = cache.get('k', hanging, { onStale });
		await vi.advanceTimersByTimeAsync(limits.prices.waitForFreshMs);
		expect(await answer).toBe('old');
		expect(onStale).not.toHaveBeenCalled();
		vi.useRealTimers();
	});

	it('delays a little longer after a change, and says that the value is outdated', async () => {
		vi.useFakeTimers();
		const { cache } = setUp();
		await cache.get('k', async () => 'old');
		cache.invalidate();
		const onStale = vi.fn();
		const answer = cache.get('k', hanging, { onStale });
		await vi.advanceTimersByTimeAsync(limits.prices.waitForFreshMs);
		expect(onStale).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(limits.prices.waitAfterChangeMs);
		expect(await answer).toBe('old');
		expect(onStale).toHaveBeenCalledOnce();
		vi.useRealTimers();
	});

	it('after a restart gives way to what is at hand', async () => {
		vi.useFakeTimers();
		const { cache } = setUp();
		const answer = cache.get('k', hanging, { fromDisk: async () => 'from disk' });
		await vi.advanceTimersByTimeAsync(limits.prices.waitForFreshMs);
		expect(await answer).toBe('from disk');
		vi.useRealTimers();
	});
});
