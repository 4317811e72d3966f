import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { defaultLimits } from './limits.ts';
import { RenderQueue, RenderQueueFullError } from './render-queue.ts';

const { concurrent, concurrentBackground, maxWaiting } = defaultLimits.render;

/** A queue of renders that the test ends. */
function setUp() {
	const queue = new RenderQueue(defaultLimits.render);
	const started: string[] = [];
	const ends = new Map<string, () => void>();
	const add = (key: string, isBackground: boolean) =>
		queue.run(key, isBackground, async () => {
			started.push(key);
			await new Promise<void>((resolve) => ends.set(key, resolve));
			return key;
		});
	const end = async (key: string) => {
		ends.get(key)?.();
		await turn();
	};
	return { queue, started, add, end };
}

const keys = (prefix: string, count: number) =>
	Array.from({ length: count }, (_, index) => `${prefix}${index}`);

it('limits concurrent renders, and refreshes to fewer', async () => {
	const { started, add } = setUp();
	for (const key of keys('refresh', 5)) void add(key, true);
	await turn();
	expect(started).toEqual(keys('refresh', concurrentBackground));
	for (const key of keys('visitor', 20)) void add(key, false);
	await turn();
	expect(started).toHaveLength(concurrent);
});

it('runs renders for visitors before refreshes, each in order', async () => {
	const { started, add, end } = setUp();
	for (const key of keys('first', concurrent)) void add(key, false);
	void add('refresh', true);
	for (const key of keys('visitor', 2)) void add(key, false);
	await turn();
	for (const key of keys('first', 3)) await end(key);
	expect(started.slice(concurrent)).toEqual(['visitor0', 'visitor1', 'refresh']);
});

it('gives a promoted refresh the priority of a visitor, in either queue', async () => {
	const { queue, started, add, end } = setUp();
	for (const key of keys('first', concurrent)) void add(key, false);
	const refreshes = keys('refresh', concurrentBackground + 2).map((key) => add(key, true));
	void add('visitor', false);
	await turn();
	const late = `refresh${concurrentBackground + 1}`;
	queue.promote(late);
	await turn();
	queue.promote('refresh1');
	queue.promote('unknown');
	await turn();
	for (const key of keys('first', 4)) await end(key);
	expect(started.slice(concurrent)).toEqual(['visitor', late, 'refresh1', 'refresh0']);
	await end(late);
	await end('refresh1');
	await expect(refreshes.at(-1)).resolves.toBe(late);
	await expect(refreshes[1]).resolves.toBe('refresh1');
});

it('counts a promoted refresh as a visitor’s render, so that another refresh can start', async () => {
	const { queue, started, add } = setUp();
	for (const key of keys('refresh', concurrentBackground + 1)) void add(key, true);
	await turn();
	queue.promote(`refresh${concurrentBackground}`);
	await turn();
	expect(started).toHaveLength(concurrentBackground + 1);
});

it('rejects with the error of a render that fails, and continues', async () => {
	const { queue, add, end } = setUp();
	const failing = (key: string, isBackground: boolean) =>
		queue.run(key, isBackground, () => Promise.reject(new Error(key)));
	await expect(failing('a', false)).rejects.toThrow('a');
	await expect(failing('b', true)).rejects.toThrow('b');
	const next = add('c', true);
	await turn();
	await end('c');
	await expect(next).resolves.toBe('c');
});

it.each([
	['visitors', false, concurrent],
	['refreshes', true, concurrentBackground],
])('rejects %s when too many wait', async (_group, isBackground, atOnce) => {
	const { add } = setUp();
	for (const key of keys('page', atOnce)) void add(key, isBackground);
	await turn();
	for (const key of keys('waiting', maxWaiting)) void add(key, isBackground);
	await expect(add('one more', isBackground)).rejects.toThrow(RenderQueueFullError);
});
