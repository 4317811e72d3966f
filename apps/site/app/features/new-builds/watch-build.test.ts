// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findNewerBuild } from './latest-build';

vi.mock('./latest-build', () => ({ findNewerBuild: vi.fn() }));
const find = vi.mocked(findNewerBuild);
const ownBuild = { id: 'old', timestamp: 100 };

beforeEach(() => {
	vi.useFakeTimers();
	vi.resetModules();
	find.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
	vi.useRealTimers();
	Reflect.deleteProperty(navigator, 'connection');
});

function connect(connection: object) {
	Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

it('checks a second after the start and every 3,600,000 ms', async () => {
	const { watchBuild } = await import('./watch-build');
	const stop = watchBuild(ownBuild);
	await vi.advanceTimersByTimeAsync(999);
	expect(find).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(find).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(3_600_000 - 1000);
	expect(find).toHaveBeenCalledTimes(2);
	await vi.advanceTimersByTimeAsync(3_600_000);
	expect(find).toHaveBeenCalledTimes(3);
	stop();
	await vi.advanceTimersByTimeAsync(7_200_000);
	expect(find).toHaveBeenCalledTimes(3);
});

it.each([
	{ effectiveType: '2g' },
	{ effectiveType: 'slow-2g' },
	{ effectiveType: '4g', saveData: true },
])('skips the first check on a very slow connection: %o', async (connection) => {
	connect(connection);
	const { watchBuild } = await import('./watch-build');
	const stop = watchBuild(ownBuild);
	await vi.advanceTimersByTimeAsync(5000);
	expect(find).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(3_600_000);
	expect(find).toHaveBeenCalledOnce();
	stop();
});

it('marks the page as stale once a newer build is found, and stops checking', async () => {
	const { isStale, watchBuild } = await import('./watch-build');
	find.mockResolvedValue({ id: 'new', timestamp: 200 });
	watchBuild(ownBuild);
	expect(isStale()).toBe(false);
	await vi.advanceTimersByTimeAsync(1000);
	expect(isStale()).toBe(true);
	await vi.advanceTimersByTimeAsync(7_200_000);
	expect(find).toHaveBeenCalledOnce();
});
