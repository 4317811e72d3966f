import { describe, expect, it } from 'vitest';
import { exampleEmailPrices, examplePrices } from '../../../../test/prices/example-prices';
import type { EmailPrice } from '../model/prices';
import { summarise } from '../model/summary';
import type { EstimateChoices } from './choices';
import { emailCost, estimate } from './estimate';
import { estimateCsv, estimateJson, estimateLines } from './estimate-export';

const none: EstimateChoices = {
	currency: null,
	text: '',
	segments: 1,
	rcsType: 'BASIC',
	volumes: new Map(),
	emails: 0,
};
const summaries = ['DK', 'DE', 'FR'].map((country) => summarise(examplePrices(country), 'EUR'));

describe('an estimate', () => {
	it('is exact: price times segments times messages', () => {
		const choices = {
			...none,
			segments: 3,
			volumes: new Map([['DK', { sms: 1_000_000_000, rcs: 0 }]]),
		};
		expect(estimate(choices, summaries, [], 'EUR').total).toEqual({
			min: '39600000',
			max: '39600000',
		});
	});

	it('gives a range for RCS, where operators differ', () => {
		const choices = { ...none, volumes: new Map([['DK', { sms: 0, rcs: 1000 }]]) };
		expect(estimate(choices, summaries, [], 'EUR').total).toEqual({ min: '15.67', max: '16.67' });
	});

	it('leaves out what has no price, and says so', () => {
		const choices = {
			...none,
			volumes: new Map([
				['ZZ', { sms: 10, rcs: 0 }],
				['DK', { sms: 10, rcs: 0 }],
			]),
		};
		const result = estimate(choices, summaries, [], 'EUR');
		expect(result.incomplete).toBe(true);
		expect(result.total.min).toBe('0.132');
		expect(estimate(none, summaries, [], 'EUR').incomplete).toBe(false);
	});

	it('charges each e-mail by its tier', () => {
		expect(emailCost(exampleEmailPrices, 100_000, 'EUR')?.min).toBe('80');
		expect(emailCost(exampleEmailPrices, 100_001, 'EUR')?.min).toBe('80.0006');
		expect(emailCost(exampleEmailPrices, 1_000_002, 'EUR')?.min).toBe('620.0009');
		expect(emailCost([], 1, 'EUR')).toBeNull();
	});

	it('knows prices by the thousand and by the month', () => {
		const tier = { id: 'x', name: 'x', to: null, DKK: null, validFrom: null } as const;
		const tiers: EmailPrice[] = [
			{ ...tier, from: 1, to: 1000, EUR: '5', unit: 'MONTH' },
			{ ...tier, from: 1001, EUR: '0.8', unit: 'THOUSAND_EMAILS' },
		];
		expect(emailCost(tiers, 500, 'EUR')?.min).toBe('5');
		expect(emailCost(tiers, 1500, 'EUR')?.min).toBe('0.4');
		expect(emailCost(tiers, 1500, 'DKK')).toBeNull();
	});

	it('can be taken along', () => {
		const choices = { ...none, emails: 10, volumes: new Map([['DK', { sms: 10, rcs: 0 }]]) };
		const lines = estimateLines(
			choices,
			estimate(choices, summaries, exampleEmailPrices, 'EUR'),
			'EUR',
		);
		expect(estimateCsv(lines)).toBe(
			'country,product,count,segments,costFrom,costTo,currency\r\nDK,sms,10,1,0.132,0.132,EUR\r\n,email,10,1,0.008,0.008,EUR\r\n,total,0,0,0.14,0.14,EUR\r\n',
		);
		expect(JSON.parse(estimateJson(lines, new Date(0))).date).toBe('1970-01-01');
	});
});
