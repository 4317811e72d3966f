import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

const tooLong = () => new Error('too long');

it('gives turns in the order of asking', async () => {
	const turns = new Turns();
	const order: string[] = [];
	const work = async (name: string) => {
		const done = await turns.take(1_000, tooLong);
		order.push(`${name} begins`);
		await new Promise((resolve) => setImmediate(resolve));
		order.push(`${name} ends`);
		done();
	};
	await Promise.all([work('a'), work('b')]);
	expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('lets those behind pass who gave up waiting', async () => {
	const turns = new Turns();
	const done = await turns.take(1_000, tooLong);
	await expect(turns.take(1, tooLong)).rejects.toThrow('too long');
	const next = turns.take(1_000, tooLong);
	done();
	(await next)();
});

it('gives as many turns at once as there are places', async () => {
	const turns = new Turns(2);
	const [first] = [await turns.take(1, tooLong), await turns.take(1, tooLong)];
	await expect(turns.take(1, tooLong)).rejects.toThrow('too long');
	first?.();
	first?.();
	await turns.take(1, tooLong);
	await expect(turns.take(1, tooLong)).rejects.toThrow('too long');
});
