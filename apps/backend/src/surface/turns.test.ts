import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { inTurn } from './turns.ts';

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
	const all = Array.from({ length: readsAtOnce + readsWaiting }, () => inTurn('a', read));
	await setImmediate();
	expect(begun).toBe(readsAtOnce);
	await expect(inTurn('a', read)).rejects.toMatchObject({ status: 429 });
	await expect(inTurn('b', async () => 'somebody else’s')).resolves.toBe('somebody else’s');
	held.end();
	expect(await Promise.all(all)).toHaveLength(readsAtOnce + readsWaiting);
	await expect(inTurn('a', read)).resolves.toBe('read');
});

it('gives the turn on when a read fails', async () => {
	const failing = Array.from({ length: readsAtOnce + 1 }, () =>
		inTurn('c', async () => {
			throw new Error('the database is gone');
		}),
	);
	for (const one of failing) await expect(one).rejects.toThrow('gone');
});
