import { expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

it.each([
	['en', 'Jan 2, 2026'],
	['da', '2. jan. 2026'],
	['de', '02.01.2026'],
])('formats a day in the language %s, independent of the time zone', (language, expected) => {
	expect(formatDay('2026-01-02', language)).toBe(expected);
});

it('returns a text that is not a day unchanged', () => {
	expect(formatDay('soon', 'da')).toBe('soon');
});
