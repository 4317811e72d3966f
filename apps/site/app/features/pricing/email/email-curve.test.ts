import { describe, expect, it } from 'vitest';
import { exampleEmailPrices } from '../../../../test/prices/example-prices';
import { emailCurve } from './email-curve';

const [example] = exampleEmailPrices;
if (!example) throw new Error('no example');
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
	tier('onRequest', 100_001, null, null),
];

describe('the e-mail curve', () => {
	it('gives each power of ten the same width, and the most expensive tier the full height', () => {
		const steps = emailCurve(tiers, 'EUR')?.steps ?? [];
		expect(steps.map(({ id, to }) => [id, to])).toEqual([
			['free', 1_000],
			['small', 10_000],
			['large', 100_000],
		]);
		expect(steps.map(({ height }) => height)).toEqual([0, 100, 50]);
		for (const { width } of steps) expect(width).toBeCloseTo(33.33, 1);
	});

	it('ends at the average: 18 plus 90 for 100,000 e-mails is 1.08 per thousand', () => {
		const path = emailCurve(tiers, 'EUR')?.path ?? '';
		expect(path).toMatch(/^M0 100L/);
		expect(path).toMatch(/L100 46$/);
	});

	it('is null if there are no tiers to compare', () => {
		expect(emailCurve([], 'EUR')).toBeNull();
		expect(emailCurve(tiers.slice(0, 1), 'EUR')).toBeNull();
		expect(emailCurve(tiers.slice(3), 'EUR')).toBeNull();
		expect(emailCurve([tier('a', 0, 10, '0'), tier('b', 11, 20, '0')], 'EUR')).toBeNull();
	});
});
