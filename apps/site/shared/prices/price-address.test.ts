import { localeCurrency } from '@website/contracts/site-currencies';
import { describe, expect, it } from 'vitest';
import { areDefaultCountries, priceChoiceSearch, readPriceChoice } from './price-address';

const parse = (search: string) => readPriceChoice(new URLSearchParams(search));

describe('the choice in a URL', () => {
	it('is the default without parameters', () => {
		expect(parse('')).toEqual({
			currency: 'EUR',
			countries: ['US', 'DE', 'FR'],
			named: { currency: false, countries: false },
		});
	});

	it('begins in the currency of the language', () => {
		expect(readPriceChoice(new URLSearchParams(''), localeCurrency('da'))).toMatchObject({
			currency: 'DKK',
			named: { currency: false },
		});
	});

	it('can have lists and repeated parameters, as forms submit them', () => {
		expect(parse('currency=DKK&countries=DK,SE&countries=NO&countries=DK')).toEqual({
			currency: 'DKK',
			countries: ['DK', 'SE', 'NO'],
			named: { currency: true, countries: true },
		});
	});

	it('reports which parameters are present', () => {
		expect(parse('currency=eur').named).toEqual({ currency: true, countries: false });
		expect(parse('countries=DK&currency=GBP').named).toEqual({ currency: false, countries: true });
	});

	it.each(['currency=GBP', 'countries=XX,<script>', 'countries=%00', 'currency=__proto__'])(
		'ignores %s',
		(search) => expect(parse(search)).toEqual(parse('')),
	);

	it('has a bounded number of countries', () => {
		const flood = `countries=${Array.from({ length: 500 }, () => 'DK,SE,NO,FI,IS,DE,FR,US,GB,IE,ES,PT,IT,CH').join()}`;
		expect(parse(flood).countries.length).toBeLessThanOrEqual(24);
	});

	it('can have no countries, unlike a URL without the parameter', () => {
		const noCountries = { currency: 'EUR', countries: [] };
		expect(parse('countries=')).toMatchObject(noCountries);
		expect(parse('countries=&countries=DK').countries).toEqual(['DK']);
		expect(parse(priceChoiceSearch(parse('countries=')))).toMatchObject(noCountries);
	});

	it('is serialized completely', () => {
		const search = priceChoiceSearch(parse('countries=dk&currency=dkk'));
		expect(search).toBe('currency=DKK&countries=DK');
		expect(parse(search)).toEqual(parse('countries=dk&currency=dkk'));
		expect(areDefaultCountries(parse('').countries)).toBe(true);
		expect(areDefaultCountries(parse('countries=').countries)).toBe(false);
	});
});
