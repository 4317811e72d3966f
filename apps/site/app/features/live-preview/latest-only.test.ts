import { expect, it } from 'vitest';
import { latestOnly } from './latest-only';

it('runs one at a time, then the latest of those that waited', async () => {
	const begun: number[] = [];
	const first = Promise.withResolvers<void>();
	const show = latestOnly(async (value: number) => {
		begun.push(value);
		if (value === 1) await first.promise;
	});
	const done = Promise.all([show(1), show(2), show(3)]);
	expect(begun).toEqual([1]);
	first.resolve();
	await done;
	expect(begun).toEqual([1, 3]);
	await show(4);
	expect(begun).toEqual([1, 3, 4]);
});
