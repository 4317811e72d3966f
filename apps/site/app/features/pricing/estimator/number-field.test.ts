import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount } from '#shared/prices/money.ts';
import { readCount } from './number-field';

describe('readCount', () => {
	it.each([
		['10000', 10_000],
		['10.000', 10_000],
		['10,000', 10_000],
		['10 000', 10_000],
		['10\u00a0000', 10_000],
		["1'250'000", 1_250_000],
		['1.250.000', 1_250_000],
		[' 7 ', 7],
		['', 0],
	])('reads %j as %d in every locale', (text, count) => {
		for (const locale of ['en', 'da', 'de'] as const)
			expect(readCount(text, locale)).toEqual({ count });
	});

	it('accepts a fraction of zeros only with the locale’s decimal separator', () => {
		expect(readCount('10.00', 'en')).toEqual({ count: 10 });
		expect(readCount('1,000.0', 'en')).toEqual({ count: 1000 });
		expect(readCount('10,00', 'de')).toEqual({ count: 10 });
		expect(readCount('10,00', 'en')).toEqual({ invalid: true });
		expect(readCount('10.00', 'da')).toEqual({ invalid: true });
	});

	it.each([
		'-5',
		'+5',
		'1e5',
		'1.5',
		'1,5',
		'0.500',
		'1.000,500',
		'1.00.000',
		'10k',
		'٣',
		'abc',
		'.',
	])('rejects %j', (text) => {
		for (const locale of ['en', 'da', 'de'] as const)
			expect(readCount(text, locale)).toEqual({ invalid: true });
	});

	it('reads all formatted numbers', () => {
		const count = fc.integer({ min: 0, max: 9_999_999_999 });
		fc.assert(
			fc.property(count, fc.constantFrom('en', 'da', 'de'), (value, locale) => {
				expect(readCount(formatCount(value, locale), locale)).toEqual({ count: value });
			}),
		);
	});
});
