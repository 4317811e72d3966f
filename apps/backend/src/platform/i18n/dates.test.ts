import { format } from 'date-fns';
import { da } from 'date-fns/locale/da';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import { expect, it } from 'vitest';
import { formatTime } from './dates.ts';
import './payload-dates.ts';

const date = new Date(2026, 10, 29, 14, 5);

it.each([
	['en', enUS, '29 November 2026, 14:05'],
	['da', da, '29. november 2026 kl. 14.05'],
	['de', de, '29. November 2026, 14:05 Uhr'],
] as const)(
	'writes a time in one form in our screens and in those of Payload: %s',
	(language, locale, expected) => {
		expect(formatTime(date, language)).toBe(expected);
		expect(format(date, 'PPp', { locale })).toBe(expected);
	},
);
