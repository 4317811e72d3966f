import { expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

it.each([
	['en', 'Jan 2, 2026'],
	['da', '2. jan. 2026'],
	['de', '02.01.2026'],
])(
	'a day is written as editors write it (%s), the same in every time zone',
	(language, expected) => {
		expect(formatDay('2026-01-02', language)).toBe(expected);
	},
);

it('what is no day stays as it is', () => {
	expect(formatDay('soon', 'da')).toBe('soon');
});
