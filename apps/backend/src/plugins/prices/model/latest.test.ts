import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latestBy } from './rows.ts';

it('returns the latest row of each key', () => {
	const rows = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), at: fc.nat() }));
	fc.assert(
		fc.property(rows, (sample) => {
			const sorted = sample.toSorted((a, b) => a.at - b.at);
			const latest = latestBy(sorted, ({ key }) => key);
			return [...latest].every(
				([key, { at }]) =>
					at === Math.max(...sample.filter((row) => row.key === key).map((row) => row.at)),
			);
		}),
	);
	expect(latestBy([], String).size).toBe(0);
});
