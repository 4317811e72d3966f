import { describe, expect, it } from 'vitest';
import { isDefaultChoice, priceChoiceSearch, readPriceChoice } from './price-address';

const parse = (search: string) => readPriceChoice(new URLSearchParams(search));

describe('the choice in an address', () => {
	it('is the default without one', () => {
		expect(parse('')).toEqual({
			currency: 'EUR',
			countries: ['US', 'DE', 'FR'],
			named: { currency: false, countries: false },
		});
	});

	it('takes lists and repeated fields, as forms send them', () => {
		expect(parse('currency=DKK&countries=DK,SE&countries=NO&countries=DK')).toEqual({
			currency: 'DKK',
			countries: ['DK', 'SE', 'NO'],
			named: { currency: true, countries: true },
		});
	});

	it('says which parameter it names', () => {
		expect(parse('currency=eur').named).toEqual({ currency: true, countries: false });
		expect(parse('countries=DK&currency=GBP').named).toEqual({ currency: false, countries: true });
	});

	it.each(['currency=GBP', 'countries=XX,<script>', 'countries=%00', 'currency=__proto__'])(
		'ignores %s',
		(search) => expect(parse(search)).toEqual(parse('')),
	);

	it('is bounded', () => {
		const flood = `countries=${Array.from({ length: 500 }, () => 'DK,SE,NO,FI,IS,DE,FR,US,GB,IE,ES,PT,IT,CH').join()}`;
		expect(parse(flood).countries.length).toBeLessThanOrEqual(24);
	});

	it('can be no country, which is not the same as saying nothing', () => {
		const none = { currency: 'EUR', countries: [] };
		expect(parse('countries=')).toMatchObject(none);
		expect(parse('countries=&countries=DK').countries).toEqual(['DK']);
		expect(parse(priceChoiceSearch(parse('countries=')))).toMatchObject(none);
	});

	it('is said in full', () => {
		const search = priceChoiceSearch(parse('countries=dk&currency=dkk'));
		expect(search).toBe('currency=DKK&countries=DK');
		expect(parse(search)).toEqual(parse('countries=dk&currency=dkk'));
		expect(isDefaultChoice(parse(''))).toBe(true);
		expect(isDefaultChoice(parse('countries='))).toBe(false);
	});
});
