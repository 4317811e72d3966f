import { describe, expect, it } from 'vitest';
import { exampleEmailPrices } from '../../../../test/prices/example-prices';
import { emailCurve } from './email-curve';

const [example] = exampleEmailPrices;
if (!example) throw new Error('there is an example');
const tier = (id: string, from: number, to: number | null, EUR: `${number}` | null) => ({
	...example,
	id,
	from,
	to,
	EUR,
	unit: 'THOUSAND_EMAILS' as const,
});
const tiers = [
	tier('free', 0, 1_000, '0'),
	tier('small', 1_001, 10_000, '2'),
	tier('large', 10_001, 100_000, '1'),
	tier('asked', 100_001, null, null),
];

describe('the drawing of the e-mail tiers', () => {
	it('gives each tenfold the same width, and the dearest tier the whole height', () => {
		const steps = emailCurve(tiers, 'EUR')?.steps ?? [];
		expect(steps.map(({ id, to }) => [id, to])).toEqual([
			['free', 1_000],
			['small', 10_000],
			['large', 100_000],
		]);
		expect(steps.map(({ height }) => height)).toEqual([0, 100, 50]);
		for (const { width } of steps) expect(width).toBeCloseTo(33.33, 1);
	});

	it('ends at the average: 18 and 90 for 100,000 are 1.08 a thousand', () => {
		const path = emailCurve(tiers, 'EUR')?.path ?? '';
		expect(path).toMatch(/^M0 100L/);
		expect(path).toMatch(/L100 46$/);
	});

	it('draws nothing where there is nothing to compare', () => {
		expect(emailCurve([], 'EUR')).toBeNull();
		expect(emailCurve(tiers.slice(0, 1), 'EUR')).toBeNull();
		expect(emailCurve(tiers.slice(3), 'EUR')).toBeNull();
		expect(emailCurve([tier('a', 0, 10, '0'), tier('b', 11, 20, '0')], 'EUR')).toBeNull();
	});
});
