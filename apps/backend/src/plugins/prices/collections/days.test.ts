import { describe, expect, it } from 'vitest';
import { dayIn, formatDay, isDay } from './iso-day.ts';

describe('formatDay', () => {
	it.each([
		['en', '2 January 2026'],
		['da', '2. januar 2026'],
		['de', '2. Januar 2026'],
	])('formats a day in the language %s, independent of the time zone', (language, expected) => {
		expect(formatDay('2026-01-02', language)).toBe(expected);
	});

	it('returns a text that is not a day unchanged', () => {
		expect(formatDay('soon', 'da')).toBe('soon');
	});
});

describe('isDay', () => {
	it.each(['2026-01-31', '2024-02-29', '1999-12-31'])('accepts the day %s', (day) => {
		expect(isDay(day)).toBe(true);
	});

	it.each(['2026-02-30', '2025-02-29', '2026-1-1', '2026-13-01', '01-01-2026', '', null, 20260101])(
		'rejects %j as a day',
		(day) => {
			expect(isDay(day)).toBe(false);
		},
	);

	it('returns the day in a time zone, which changes at its midnight', () => {
		expect(dayIn('Europe/Copenhagen', new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30');
		expect(dayIn('Europe/Copenhagen', new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
		expect(dayIn('America/Los_Angeles', new Date('2026-01-01T07:59:59Z'))).toBe('2025-12-31');
	});
});
