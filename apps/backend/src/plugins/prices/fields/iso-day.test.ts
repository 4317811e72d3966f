import { expect, it } from 'vitest';
import { dayIn, isDay, readDay } from './iso-day.ts';

it.each(['2026-01-31', '2024-02-29', '1999-12-31'])('accepts the day %s', (day) => {
	expect(isDay(day)).toBe(true);
});

it.each(['2026-02-30', '2025-02-29', '2026-1-1', '2026-13-01', '01-01-2026', '', null, 20260101])(
	'rejects %j as a day',
	(day) => {
		expect(isDay(day)).toBe(false);
	},
);

it.each([
	['2026-12-01', '2026-12-01'],
	['01.12.2026', '2026-12-01'],
	['1.12.2026', '2026-12-01'],
	['01-12-2026', '2026-12-01'],
	['31/12/2026', '2026-12-31'],
	['12/31/2026', '2026-12-31'],
	['01/12/2026', null],
	['05/05/2026', '2026-05-05'],
	['01.12.26', null],
	['01.12-2026', null],
	['31.02.2026', null],
	['46357', null],
	['', null],
])('reads %j as a spreadsheet writes it: %j', (text, day) => {
	expect(readDay(text)).toBe(day);
});

it('returns the day in a time zone, which changes at its midnight', () => {
	expect(dayIn('Europe/Copenhagen', new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30');
	expect(dayIn('Europe/Copenhagen', new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
	expect(dayIn('America/Los_Angeles', new Date('2026-01-01T07:59:59Z'))).toBe('2025-12-31');
});
