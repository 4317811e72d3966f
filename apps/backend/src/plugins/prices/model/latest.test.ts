import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latestBy } from './latest.ts';

it('takes the last of the rows with the same key, whatever lies between', () => {
	const rows = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), at: fc.nat() }));
	fc.assert(
		fc.property(rows, (sample) => {
			const sorted = sample.toSorted((one, other) => one.at - other.at);
			const latest = latestBy(sorted, ({ key }) => key);
			return [...latest].every(
				([key, { at }]) =>
					at === Math.max(...sample.filter((row) => row.key === key).map((row) => row.at)),
			);
		}),
	);
	expect(latestBy([], String).size).toBe(0);
});
