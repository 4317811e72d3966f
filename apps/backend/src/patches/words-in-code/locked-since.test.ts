import { expect, it } from 'vitest';
import { sayLockedSince } from './locked-since.ts';

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

it.each([
	['da', '23. nov. 2026, 21.57'],
	['de', '23.11.2026, 21:57'],
	['en', 'Nov 23, 2026, 9:57 PM'],
])('in %s a time is written as that language has it', (language, expected) => {
	for (const space of [' ', '\u202f'])
		expect(plain(sayLockedSince(`Nov 23, 2026, 9:57${space}PM`, language))).toBe(expected);
});

it('leaves names and times alone that are said already', () => {
	for (const text of ['Administrator (admin@example.com)', '23. nov. 2026 21.57', ''])
		expect(sayLockedSince(text, 'da')).toBeUndefined();
});
