import { describe, expect, it } from 'vitest';
import { parsePriceChoice, priceChoiceSearch } from './price-choice';

const parse = (search: string) => parsePriceChoice(new URLSearchParams(search));

describe('the choice in an address', () => {
	it('is the default without one', () => {
		expect(parse('')).toEqual({ currency: 'EUR', countries: ['US', 'DE', 'FR'], explicit: false });
	});

	it('takes lists and repeated fields, as forms send them', () => {
		expect(parse('currency=DKK&countries=DK,SE&countries=NO&countries=DK')).toEqual({
			currency: 'DKK',
			countries: ['DK', 'SE', 'NO'],
			explicit: true,
		});
	});

	it.each([
		'currency=GBP',
		'countries=',
		'countries=XX,<script>',
		'countries=%00',
		'currency=__proto__',
	])('ignores %s', (search) => expect(parse(search)).toEqual(parse('')));

	it('is bounded', () => {
		const flood = `countries=${Array.from({ length: 500 }, () => 'DK,SE,NO,FI,IS,DE,FR,US,GB,IE,ES,PT,IT,CH').join()}`;
		expect(parse(flood).countries.length).toBeLessThanOrEqual(12);
	});

	it('has one normal form', () => {
		expect(priceChoiceSearch(parse('countries=dk&currency=dkk'))).toBe(
			'?currency=DKK&countries=DK',
		);
		expect(priceChoiceSearch(parse(''))).toBe('');
	});
});
