import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	add,
	changeShare,
	compare,
	type Decimal,
	fractionDigits,
	isDecimal,
	isZero,
	normalize,
	rangeOf,
	roundToCents,
	thousandth,
	times,
} from './decimal';

/** Amounts of the price API in millionths. */
const millionths = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });

function fromMillionths(amount: bigint): Decimal {
	const digits = (amount < 0n ? -amount : amount).toString().padStart(7, '0');
	const text = `${amount < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
	if (!isDecimal(text)) throw new Error(text);
	return text;
}

describe('exact decimals', () => {
	it('add like integers', () => {
		fc.assert(
			fc.property(millionths, millionths, (a, b) => {
				const sum = add(fromMillionths(a), fromMillionths(b));
				expect(sum).toBe(normalize(fromMillionths(a + b)));
			}),
		);
	});

	it('multiply like integers', () => {
		fc.assert(
			fc.property(millionths, fc.integer({ min: 0, max: 1_000_000_000 }), (a, count) => {
				const product = times(fromMillionths(a), count);
				expect(product).toBe(normalize(fromMillionths(a * BigInt(count))));
			}),
		);
	});

	it('compare like integers, with and without trailing zeros', () => {
		fc.assert(
			fc.property(millionths, millionths, (a, b) => {
				const sign = a < b ? -1 : a > b ? 1 : 0;
				expect(compare(normalize(fromMillionths(a)), fromMillionths(b))).toBe(sign);
			}),
		);
	});

	it('lose only superfluous zeros', () => {
		expect(normalize('0.042500')).toBe('0.0425');
		expect(normalize('10.000000')).toBe('10');
		expect(normalize('-0.00')).toBe('0');
		expect(normalize('007.10')).toBe('7.1');
		expect(fractionDigits('0.042500')).toBe(4);
	});

	it('divide by a thousand', () => expect(thousandth('0.8')).toBe('0.0008'));
	it('round half up to cents', () => {
		expect(roundToCents('0.125')).toBe('0.13');
		expect(roundToCents('0.1249999')).toBe('0.12');
		expect(roundToCents('39.6')).toBe('39.60');
		expect(roundToCents('7')).toBe('7.00');
		expect(roundToCents('0.005')).toBe('0.01');
	});

	it('round like integer cents', () => {
		fc.assert(
			fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (amount) => {
				const cents = (amount + 5_000n) / 10_000n;
				expect(normalize(roundToCents(fromMillionths(amount)))).toBe(
					normalize(fromMillionths(cents * 10_000n)),
				);
			}),
		);
	});

	it('add without errors of floating-point numbers', () => expect(add('0.1', '0.2')).toBe('0.3'));
	it('detect zero', () => {
		expect(isZero('0.000000')).toBe(true);
		expect(isZero('0.000001')).toBe(false);
	});

	it.each(['', '1e3', 'NaN', 'Infinity', '0x1', ' 1', '1.', '.5', '1,5', 1, null, '9'.repeat(99)])(
		'reject %j',
		(value) => expect(isDecimal(value)).toBe(false),
	);

	it('ignore missing prices in a range', () => {
		expect(rangeOf([null, '0.2', '0.10', null, '0.3'])).toEqual({ min: '0.10', max: '0.3' });
		expect(rangeOf([null])).toBeNull();
	});
});

describe('the share by which a price changes', () => {
	it.each([
		['0.04', '0.042', '0.05', true],
		['0.042', '0.04', '-0.048', false],
		['3', '2', '-0.333', false],
		['3', '5', '0.667', false],
		['0.039', '0.0415', '0.064', false],
		['1', '1', '0', true],
		['1000000', '1000001', '0', false],
		['0.08', '0.08004', '0.001', false],
		['0.08', '0.07996', '-0.001', false],
		['1', '0', '-1', true],
	] as const)('from %s to %s is %s', (before, after, share, isExact) => {
		expect(changeShare(before, after)).toEqual({ share, isExact });
	});

	it('is null for a former price of zero', () => {
		expect(changeShare('0', '0.01')).toBeNull();
		expect(changeShare('0.000', '0')).toBeNull();
	});
});
