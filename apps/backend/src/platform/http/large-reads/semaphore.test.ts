import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { oneByOne, withSemaphore } from './semaphore.ts';

const { readsAtOnce, readsWaiting } = limits.rest;

/** A read that ends when it is told to. */
function heldRead() {
	const { promise, resolve } = Promise.withResolvers<string>();
	return { read: () => promise, end: () => resolve('read') };
}

it('gives one person a few turns at once, lets more wait, and refuses what is beyond', async () => {
	let begun = 0;
	const held = heldRead();
	const read = () => {
		begun += 1;
		return held.read();
	};
	const all = Array.from({ length: readsAtOnce + readsWaiting }, () => withSemaphore('a', read));
	await setImmediate();
	expect(begun).toBe(readsAtOnce);
	await expect(withSemaphore('a', read)).rejects.toMatchObject({ status: 429 });
	await expect(withSemaphore('b', async () => 'somebody else’s')).resolves.toBe('somebody else’s');
	held.end();
	expect(await Promise.all(all)).toHaveLength(readsAtOnce + readsWaiting);
	await expect(withSemaphore('a', read)).resolves.toBe('read');
});

it('gives the turn on when a read fails', async () => {
	const failing = Array.from({ length: readsAtOnce + 1 }, () =>
		withSemaphore('c', async () => {
			throw new Error('the database is gone');
		}),
	);
	for (const one of failing) await expect(one).rejects.toThrow('gone');
});

it('lets what takes long run one at a time for one person, beside others', async () => {
	const first = heldRead();
	const begun: string[] = [];
	const work = (name: string) =>
		oneByOne('d', async () => {
			begun.push(name);
			return first.read();
		});
	const all = [work('first'), work('second')];
	await expect.poll(() => begun).toEqual(['first']);
	await expect(oneByOne('e', async () => 'somebody else’s')).resolves.toBe('somebody else’s');
	await expect(withSemaphore('d', async () => 'short')).resolves.toBe('short');
	first.end();
	await Promise.all(all);
	expect(begun).toEqual(['first', 'second']);
});

it('answers others between two reads that take long', async () => {
	const order: string[] = [];
	// As a read of SQLite does, it gives nobody else a turn.
	const read = async () => {
		if (order.length === 0) setImmediate().then(() => order.push('somebody else'));
		order.push('read');
	};
	await Promise.all([oneByOne('f', read), oneByOne('f', read)]);
	expect(order).toEqual(['read', 'somebody else', 'read']);
});
