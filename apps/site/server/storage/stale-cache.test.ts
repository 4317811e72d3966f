import { describe, expect, it, vi } from 'vitest';
import { StaleCache } from './stale-cache.ts';

const limits = {
	max: 10,
	freshMs: 60_000,
	freshPerRead: 20,
	staleMs: 3_600_000,
	pauseMs: 2000,
	waitMs: 250,
	waitAfterChangeMs: 2000,
};

function setUp() {
	let time = 0;
	const cache = new StaleCache<string>({ ...limits, now: () => time });
	return {
		cache,
		wait: (milliseconds: number) => {
			time += milliseconds;
		},
	};
}

describe('StaleCache', () => {
	it('reads once for concurrent callers, and again when the value has expired', async () => {
		const { cache, wait } = setUp();
		const read = vi.fn(async () => 'a');
		await Promise.all([cache.get('k', read), cache.get('k', read), cache.get('k', read)]);
		expect(read).toHaveBeenCalledTimes(1);
		wait(limits.freshMs);
		await cache.get('k', read);
		expect(read).toHaveBeenCalledTimes(2);
	});

	it('serves the old value while the source fails, and pauses before it reads again', async () => {
		const { cache, wait } = setUp();
		await cache.get('k', async () => 'old');
		wait(limits.freshMs);
		const failing = vi.fn(async () => {
			throw new Error('down');
		});
		expect(await cache.get('k', failing)).toBe('old');
		expect(await cache.get('k', failing)).toBe('old');
		expect(failing).toHaveBeenCalledTimes(1);
		wait(limits.pauseMs);
		await cache.get('k', failing);
		expect(failing).toHaveBeenCalledTimes(2);
		wait(limits.staleMs);
		await expect(cache.get('k', failing)).rejects.toThrow('down');
	});

	it('reads again after an invalidation', async () => {
		const { cache } = setUp();
		await cache.get('k', async () => 'old');
		cache.invalidate();
		expect(await cache.get('k', async () => 'new')).toBe('new');
	});

	it('neither stores nor shares a read that started before an invalidation', async () => {
		const { cache } = setUp();
		const old = Promise.withResolvers<string>();
		const first = cache.get('k', () => old.promise);
		cache.invalidate();
		expect(await cache.get('k', async () => 'new')).toBe('new');
		old.resolve('old');
		expect(await first).toBe('old');
		expect(await cache.get('k', async () => 'newer')).toBe('new');
	});

	it('evicts the least recently used value beyond its maximum size', async () => {
		const { cache } = setUp();
		for (let key = 0; key <= limits.max; key += 1) await cache.get(`${key}`, async () => 'old');
		expect(await cache.get('1', async () => 'new')).toBe('old');
		expect(await cache.get('0', async () => 'new')).toBe('new');
	});

	it('reads slow values less often', async () => {
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

describe('a source that does not respond', () => {
	const hanging = () => new Promise<string>(() => {});

	it('delays callers by `waitMs` if there is a previous value', async () => {
		vi.useFakeTimers();
		const { cache, wait } = setUp();
		await cache.get('k', async () => 'old');
		wait(limits.freshMs);
		const onStale = vi.fn();
		const response = cache.get('k', hanging, { onStale });
		await vi.advanceTimersByTimeAsync(limits.waitMs);
		expect(await response).toBe('old');
		expect(onStale).not.toHaveBeenCalled();
		vi.useRealTimers();
	});

	it('delays callers longer after an invalidation and reports the stale value', async () => {
		vi.useFakeTimers();
		const { cache } = setUp();
		await cache.get('k', async () => 'old');
		cache.invalidate();
		const onStale = vi.fn();
		const response = cache.get('k', hanging, { onStale });
		await vi.advanceTimersByTimeAsync(limits.waitMs);
		expect(onStale).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(limits.waitAfterChangeMs);
		expect(await response).toBe('old');
		expect(onStale).toHaveBeenCalledOnce();
		vi.useRealTimers();
	});

	it('is replaced by the fallback if it fails and there is no value in memory', async () => {
		const { cache } = setUp();
		const failing = async () => {
			throw new Error('down');
		};
		expect(await cache.get('k', failing, { fallback: async () => 'from disk' })).toBe('from disk');
		const broken = async () => {
			throw new Error('disk');
		};
		await expect(cache.get('k', failing, { fallback: broken })).rejects.toThrow('down');
	});

	it('is replaced by the fallback if it is slow and there is no value in memory', async () => {
		vi.useFakeTimers();
		const { cache } = setUp();
		const response = cache.get('k', hanging, { fallback: async () => 'from disk' });
		await vi.advanceTimersByTimeAsync(limits.waitMs);
		expect(await response).toBe('from disk');
		vi.useRealTimers();
	});
});
