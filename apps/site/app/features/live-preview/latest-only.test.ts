import { expect, it } from 'vitest';
import { latestOnly } from './latest-only';

it('runs one call at a time, and of several waiting calls only the latest', async () => {
	const startedValues: number[] = [];
	const first = Promise.withResolvers<void>();
	const show = latestOnly(async (value: number) => {
		startedValues.push(value);
		if (value === 1) await first.promise;
	});
	const done = Promise.all([show(1), show(2), show(3)]);
	expect(startedValues).toEqual([1]);
	first.resolve();
	await done;
	expect(startedValues).toEqual([1, 3]);
	await show(4);
	expect(startedValues).toEqual([1, 3, 4]);
});
