import { expect, it } from 'vitest';
import { defaultCountries, readPriceChoice } from '#shared/prices/price-address.ts';
import { searchWithChoice } from './use-choice-url';

const defaults = { currency: 'EUR', countries: [...defaultCountries] } as const;
const none = { currency: 'EUR', countries: [] } as const;

it('restores the choice that was written into the query', () => {
	const choice = { currency: 'DKK', countries: ['DK', 'SE'] } as const;
	const search = searchWithChoice('?utm=x', { ...choice, countries: [...choice.countries] });
	expect(search).toBe('?utm=x&currency=DKK&countries=DK,SE');
	expect(readPriceChoice(new URLSearchParams(search))).toMatchObject(choice);
});

it('writes the defaults only if the query already has a choice', () => {
	const choice = { ...defaults, countries: [...defaults.countries] };
	expect(searchWithChoice('', choice)).toBe('');
	expect(searchWithChoice('?countries=DK', choice)).toBe('?currency=EUR&countries=US,DE,FR');
});

it('writes an empty list of countries', () => {
	expect(searchWithChoice('', { ...none, countries: [] })).toBe('?currency=EUR&countries=');
});

it('omits a choice with too many countries', () => {
	const countries = [...new Array(25)].map((_, index) => `A${index}`);
	expect(searchWithChoice('?countries=DK', { currency: 'EUR', countries })).toBe('');
});
