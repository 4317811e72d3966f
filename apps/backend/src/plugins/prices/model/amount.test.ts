import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	formatAmount,
	formatAmountIn,
	formatOptional,
	fractionDigits,
	isAmount,
	maxAmount,
	parseAmount,
} from './amount.ts';

const amounts = fc.oneof(
	fc.integer({ min: 0, max: maxAmount }),
	fc.integer({ min: 0, max: 10_000_000 }),
	fc.constantFrom(0, 1, 999_999, 1_000_000, maxAmount - 1, maxAmount),
);

describe('amounts', () => {
	it('round-trip through their text exactly', () => {
		fc.assert(fc.property(amounts, (amount) => parseAmount(formatAmount(amount)) === amount));
	});

	it('are parsed with a comma or point, and with trailing zeros', () => {
		fc.assert(
			fc.property(amounts, (amount) => {
				const [whole, fraction = ''] = formatAmount(amount).split('.');
				return parseAmount(`${whole},${fraction.padEnd(6, '0')}`) === amount;
			}),
		);
	});

	it.each([
		['7,5E-05', 75],
		['7E-05', 70],
		['3E-06', 3],
		['3,5E-06', undefined],
		['1,23457E+11', undefined],
	])('are parsed as Excel writes them: %s', (text, amount) => {
		expect(parseAmount(text)).toBe(amount);
	});

	it('are formatted without trailing zeros and exponent', () => {
		fc.assert(
			fc.property(amounts, (amount) =>
				/^(0|[1-9]\d*)(\.\d{0,5}[1-9])?$/.test(formatAmount(amount)),
			),
		);
	});

	it('have one number of digits in a column', () => {
		const column = [42_500, 1_000_000, null, 75];
		expect(fractionDigits([])).toBe(0);
		expect(
			column.filter(isAmount).map((each) => formatAmountIn(each, 'da', fractionDigits(column))),
		).toEqual(['0,042500', '1,000000', '0,000075']);
	});

	it.each(['en', 'da', 'de'])('round-trip through their text in %s', (language) => {
		fc.assert(
			fc.property(amounts, (amount) => parseAmount(formatAmountIn(amount, language)) === amount),
		);
	});

	it.each([
		['en', '1234.0412'],
		['da', '1234,0412'],
		['de', '1234,0412'],
	])('are formatted with the decimal separator of %s', (language, expected) => {
		expect(formatAmountIn(1_234_041_200, language)).toBe(expected);
	});

	it('are parsed only from plain decimals', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const amount = parseAmount(text);
				return amount === undefined ? true : isAmount(amount) && /^\s*\d+([.,]\d+)?\s*$/.test(text);
			}),
		);
	});

	it.each([
		['0,0425', 42_500],
		['0.0425', 42_500],
		[' 12 ', 12_000_000],
		['0', 0],
		['0.000001', 1],
		['9007199254.740991', maxAmount],
	])('parse %s as %i millionths', (text, amount) => {
		expect(parseAmount(text)).toBe(amount);
	});

	it.each([
		'',
		'-1',
		'+1',
		'1e3',
		'.5',
		'5,',
		'1.234,56',
		'1 000',
		'0.0000001',
		'9007199254.740992',
		'NaN',
		'0x10',
		'١',
	])('are not parsed from %j', (text) => {
		expect(parseAmount(text)).toBeUndefined();
	});

	it('are null for no price and 0 for a free price', () => {
		expect(formatOptional(null)).toBeNull();
		expect(formatOptional(0)).toBe('0');
	});

	it('cannot be formatted from fractional or negative numbers', () => {
		expect(() => formatAmount(0.5)).toThrow(RangeError);
		expect(() => formatAmount(-1)).toThrow(RangeError);
	});
});
