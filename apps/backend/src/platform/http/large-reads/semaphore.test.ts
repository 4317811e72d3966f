import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { withHeavySemaphore, withSemaphore } from './semaphore.ts';

const { readsAtOnce, readsWaiting } = limits.rest;

/** A read that ends when the test calls `end`. */
function pendingRead() {
	const { promise, resolve } = Promise.withResolvers<string>();
	return { read: () => promise, end: () => resolve('read') };
}

it('runs a few reads of a user at once, queues more, and rejects the rest with 429', async () => {
	let started = 0;
	const pending = pendingRead();
	const read = () => {
		started += 1;
		return pending.read();
	};
	const all = Array.from({ length: readsAtOnce + readsWaiting }, () => withSemaphore('a', read));
	await setImmediate();
	expect(started).toBe(readsAtOnce);
	await expect(withSemaphore('a', read)).rejects.toMatchObject({ status: 429 });
	await expect(withSemaphore('b', async () => 'somebody else’s')).resolves.toBe('somebody else’s');
	pending.end();
	expect(await Promise.all(all)).toHaveLength(readsAtOnce + readsWaiting);
	await expect(withSemaphore('a', read)).resolves.toBe('read');
});

it('runs the next read when one fails', async () => {
	const reads = Array.from({ length: readsAtOnce + 1 }, () =>
		withSemaphore('c', async () => {
			throw new Error('the database is gone');
		}),
	);
	for (const read of reads) await expect(read).rejects.toThrow('gone');
});

it('runs heavy reads of a user one at a time, beside other reads', async () => {
	const first = pendingRead();
	const started: string[] = [];
	const work = (name: string) =>
		withHeavySemaphore('d', async () => {
			started.push(name);
			return first.read();
		});
	const all = [work('first'), work('second')];
	await expect.poll(() => started).toEqual(['first']);
	await expect(withHeavySemaphore('e', async () => 'somebody else’s')).resolves.toBe(
		'somebody else’s',
	);
	await expect(withSemaphore('d', async () => 'short')).resolves.toBe('short');
	first.end();
	await Promise.all(all);
	expect(started).toEqual(['first', 'second']);
});

it('runs other work between two heavy reads', async () => {
	const order: string[] = [];
	// Like a read of SQLite, it does not yield.
	const read = async () => {
		if (order.length === 0) setImmediate().then(() => order.push('somebody else'));
		order.push('read');
	};
	await Promise.all([withHeavySemaphore('f', read), withHeavySemaphore('f', read)]);
	expect(order).toEqual(['read', 'somebody else', 'read']);
});
