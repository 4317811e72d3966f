// @vitest-environment ./test/dom/environment.ts
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitRepaint, repaint } from './repaint';

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
