import { expect, test } from 'vitest';
import { formatDate } from './format-date';

test.each([
	['en', '14 January 2026'],
	['da', '14. januar 2026'],
	['de', '14. Januar 2026'],
] as const)('formats a date in %s', (locale, expected) => {
	expect(formatDate('2026-01-14T08:00:00Z', locale)).toBe(expected);
});

test('uses the editors’ time zone', () => {
	expect(formatDate('2026-01-13T23:30:00Z', 'en')).toBe('14 January 2026');
});

test('reads a date without a time zone as UTC', () => {
	expect(formatDate('2026-01-13T23:30:00', 'en')).toBe('14 January 2026');
	expect(formatDate('2026-01-14', 'en')).toBe('14 January 2026');
});

test('returns an empty string for an invalid date', () => {
	expect(formatDate('soon', 'en')).toBe('');
});
