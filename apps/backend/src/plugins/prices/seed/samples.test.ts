import { expect, it } from 'vitest';
import { formatAmount, isAmount } from '../model/amount.ts';
import { allCountries } from '../model/country-names.ts';
import { sampleIn } from './exceptions.ts';
import { operatorSamples } from './operators.ts';
import { rcsOperators, rcsSamples } from './rcs.ts';
import { smsSamples } from './sms.ts';
import { subscriptionSamples } from './subscriptions.ts';

it('lists all countries with their names in all languages', () => {
	const countries = allCountries();
	expect(countries.length).toBeGreaterThanOrEqual(249);
	expect(countries.find(({ id }) => id === 'DE')).toMatchObject({
		name: 'Germany',
		otherNames: 'Tyskland, Deutschland',
	});
	for (const { id, name, otherNames } of countries) {
		expect(name && otherNames && ![name, ...otherNames.split(', ')].includes(id), id).toBe(true);
	}
});

it('lists real operators, unique by country and code', () => {
	const operators = operatorSamples();
	expect(operators.length).toBeGreaterThan(1_500);
	expect(new Set(operators.map(({ countryIso, mccMnc }) => `${countryIso} ${mccMnc}`)).size).toBe(
		operators.length,
	);
	expect(operators).toContainEqual(expect.objectContaining({ mccMnc: '23801', name: 'TDC' }));
	expect(operators).not.toContainEqual(expect.objectContaining({ name: 'private networks' }));
	const american = rcsOperators(operators.filter(({ countryIso }) => countryIso === 'US'));
	expect(american.map(({ name }) => name)).toEqual(expect.arrayContaining(['Verizon', 'T-Mobile']));
});

it('creates deterministic, exact prices that are marked as samples', () => {
	const create = () => [
		...smsSamples('DK', '2', '2026-11-23'),
		...subscriptionSamples('DK'),
		...rcsSamples(1, '23801', 40_000),
	];
	expect(create()).toEqual(create());
	for (const row of create()) {
		expect(row.note).toContain('Sample');
		for (const [name, value] of Object.entries(row)) {
			if (!/^(eur|dkk)/.test(name) || value === null) continue;
			expect(isAmount(value)).toBe(true);
			expect(formatAmount(Number(value)).split('.')[1]?.length ?? 0).toBeLessThanOrEqual(4);
		}
	}
});

it('converts euros to kroner, rounded to three decimals', () => {
	expect(sampleIn('DKK', 42_500)).toBe(317_000);
	expect(sampleIn('DKK', 0)).toBe(0);
});
