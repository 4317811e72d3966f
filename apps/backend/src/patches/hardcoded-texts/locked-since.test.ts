import { expect, it } from 'vitest';
import { formatLockTime } from './locked-since.ts';

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

it.each([
	['da', '23. nov. 2026, 21.57'],
	['de', '23.11.2026, 21:57'],
	['en', 'Nov 23, 2026, 9:57 PM'],
])('formats a time for %s', (language, expected) => {
	for (const space of [' ', '\u202f'])
		expect(plain(formatLockTime(`Nov 23, 2026, 9:57${space}PM`, language))).toBe(expected);
});

it('does not change names and localized times', () => {
	for (const text of ['Administrator (admin@example.com)', '23. nov. 2026 21.57', ''])
		expect(formatLockTime(text, 'da')).toBeUndefined();
});
