import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, isDecimal, normalize } from './decimal';
import { countryName, emailPriceDigits, formatCost, formatMoney, formatRange } from './money';

const nbsp = '\u00a0';

describe('money', () => {
	it('is formatted by locale in both currencies', () => {
		expect(formatMoney('0.0425', 'EUR', 'en')).toBe('€0.0425');
		expect(formatMoney('0.0425', 'EUR', 'da')).toBe(`0,0425${nbsp}€`);
		expect(formatMoney('0.0425', 'EUR', 'de')).toBe(`0,0425${nbsp}€`);
		expect(formatMoney('0.3171', 'DKK', 'en')).toBe(`DKK${nbsp}0.3171`);
		expect(formatMoney('0.3171', 'DKK', 'da')).toBe(`0,3171${nbsp}kr.`);
		expect(formatMoney('1234.5', 'DKK', 'de')).toBe(`1.234,50${nbsp}DKK`);
	});

	it.each<[Decimal, string]>([
		['12', '€12.00'],
		['1.5', '€1.50'],
		['1.013', '€1.0130'],
		['0', '€0.00'],
		['0.07', '€0.0700'],
		['0.028', '€0.0280'],
		['0.02800', '€0.0280'],
		['0.000001', '€0.000001'],
	])('has one number of digits for a price: %s', (price, text) => {
		expect(formatMoney(price, 'EUR', 'en')).toBe(text);
	});

	it('has two digits for many e-mails, unless it has more', () => {
		const texts = (['0.49', '0.8', '1.2', '0', '0.4925'] as const).map((price) =>
			formatMoney(price, 'EUR', 'en', emailPriceDigits),
		);
		expect(texts).toEqual(['€0.49', '€0.80', '€1.20', '€0.00', '€0.4925']);
	});

	it('is rounded to cents only for costs', () => {
		expect(formatCost({ min: '0.4', max: '0.4' }, 'EUR', 'en')).toBe('€0.40');
		expect(formatCost({ min: '0.125', max: '12' }, 'EUR', 'de')).toBe(`0,13–12,00${nbsp}€`);
	});

	it('is never rounded', () => {
		const decimals = fc
			.tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.integer({ min: 0, max: 999_999 }))
			.map(([whole, fraction]) => `${whole}.${String(fraction).padStart(6, '0')}`);
		fc.assert(
			fc.property(decimals.filter(isDecimal), (value: Decimal) => {
				const text = formatMoney(value, 'EUR', 'da')
					.replace(/[^\d,]/g, '')
					.replace(',', '.');
				expect(isDecimal(text) && normalize(text)).toBe(normalize(value));
			}),
		);
	});

	it('has one currency and equal digits in a range', () => {
		const range = { min: '0.03', max: '0.0455' } as const;
		expect(formatRange(range, 'EUR', 'en')).toBe('€0.0300–0.0455');
		expect(formatRange(range, 'EUR', 'de')).toBe(`0,0300–0,0455${nbsp}€`);
		expect(formatRange({ min: '0.03', max: '0.030' }, 'EUR', 'en')).toBe('€0.0300');
	});

	it('names countries in the locale', () => {
		expect(countryName('DE', 'da')).toBe('Tyskland');
	});
});
