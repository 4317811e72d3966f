import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, isDecimal, normalize } from './decimal';
import { countryName, formatDate, formatMoney, formatRange } from './money';

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

	it('has at least two digits and all digits of the price', () => {
		expect(formatMoney('12', 'EUR', 'en')).toBe('€12.00');
		expect(formatMoney('0.000001', 'EUR', 'en')).toBe('€0.000001');
		expect(formatMoney('0.5', 'EUR', 'en', 4)).toBe('€0.5000');
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
		expect(formatRange({ min: '0.03', max: '0.030' }, 'EUR', 'en')).toBe('€0.03');
	});

	it('has matching formats of country names and dates', () => {
		expect(countryName('DE', 'da')).toBe('Tyskland');
		expect(formatDate('2026-03-01', 'de')).toBe('1. März 2026');
		expect(formatDate('soon', 'de')).toBe('soon');
	});
});
