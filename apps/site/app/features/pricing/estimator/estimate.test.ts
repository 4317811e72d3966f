import { describe, expect, it } from 'vitest';
import { emailPricesSchema } from '#shared/prices/price-model.ts';
import { summarize } from '#shared/prices/summary.ts';
import { exampleEmailPrices, examplePrices } from '../../../../test/prices/example-prices';
import type { EstimateChoices, Volumes } from './choices';
import { emailCost, estimate, type MessageSize } from './estimate';

const emptyChoices: EstimateChoices = {
	currency: null,
	text: '',
	segments: 1,
	rcsType: null,
	volumes: new Map(),
	emails: 0,
};
const prices = {
	summaries: ['DK', 'DE', 'FR'].map((country) => summarize(examplePrices(country), 'EUR')),
	tiers: exampleEmailPrices,
	currency: 'EUR',
} as const;
const size: MessageSize = { segments: 1, rcsType: 'BASIC' };
const to = (country: string, volumes: Volumes) => ({
	...emptyChoices,
	volumes: new Map([[country, volumes]]),
});
const exactly = (cost: string) => ({ min: cost, max: cost });

describe('an estimate', () => {
	it('is exact: price times segments times messages', () => {
		const choices = to('DK', { sms: 1_000_000_000, rcs: 0 });
		expect(estimate(choices, { ...size, segments: 3 }, prices, null).total).toEqual(
			exactly('39600000'),
		);
	});

	it('has a range for RCS if operators differ', () => {
		const choices = to('DK', { sms: 0, rcs: 1000 });
		expect(estimate(choices, size, prices, null).total).toEqual({ min: '15.67', max: '16.67' });
	});

	it('has no total if a part has no price', () => {
		const choices = {
			...emptyChoices,
			emails: 10,
			volumes: new Map([
				['ZZ', { sms: 10, rcs: 0 }],
				['DK', { sms: 10, rcs: 0 }],
			]),
		};
		const result = estimate(choices, size, prices, null);
		expect(result.total).toBe('notOffered');
		expect(result.countries.map(({ sms }) => sms)).toEqual(['notOffered', exactly('0.132')]);
		expect(estimate(emptyChoices, size, prices, null).total).toEqual(exactly('0'));
	});

	it('has no total while a number is invalid', () => {
		expect(estimate(to('DK', { sms: null, rcs: 0 }), size, prices, null).total).toBe('unreadable');
		expect(estimate({ ...emptyChoices, emails: null }, size, prices, null).total).toBe(
			'unreadable',
		);
		const sized = { ...size, segments: null };
		expect(estimate(to('DK', { sms: 1, rcs: 0 }), sized, prices, null).total).toBe('unreadable');
	});

	it('is on request for large numbers, from the editor’s limit on', () => {
		const at = (sms: number, from: number | null) =>
			estimate(to('DK', { sms, rcs: 0 }), size, prices, from).total;
		expect(at(249_999, 250_000)).toEqual(exactly('3299.9868'));
		expect(at(250_000, 250_000)).toBe('onRequest');
		expect(at(1_000_000_001, null)).toBe('onRequest');
	});

	it('charges each e-mail by its tier', () => {
		expect(emailCost(exampleEmailPrices, 100_000, 'EUR')).toEqual(exactly('80'));
		expect(emailCost(exampleEmailPrices, 100_001, 'EUR')).toEqual(exactly('80.0006'));
		expect(emailCost(exampleEmailPrices, 1_000_002, 'EUR')).toEqual(exactly('620.0009'));
		expect(emailCost([], 1, 'EUR')).toBe('unavailable');
	});

	it('supports prices per thousand and per month, and has none beyond the last tier', () => {
		const tier = { name: 'x', to: null };
		const tiers = emailPricesSchema.parse([
			{ ...tier, id: 'x', from: 1, to: 1000, EUR: '5', unit: 'MONTH' },
			{ ...tier, id: 'y', from: 1001, to: 2000, EUR: '0.8', unit: 'THOUSAND_EMAILS' },
		]);
		expect(emailCost(tiers, 500, 'EUR')).toEqual(exactly('5'));
		expect(emailCost(tiers, 1500, 'EUR')).toEqual(exactly('0.4'));
		expect(emailCost(tiers, 2001, 'EUR')).toBe('onRequest');
		expect(emailCost(tiers, 1500, 'DKK')).toBe('onRequest');
	});
});
