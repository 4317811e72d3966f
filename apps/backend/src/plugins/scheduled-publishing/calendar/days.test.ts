import { beforeAll, expect, it } from 'vitest';
import { dayOf, fromLocalInput, moveToDay, shiftDay, startOfWeek, visibleDays } from './days.ts';

beforeAll(() => {
	process.env.TZ = 'Europe/Copenhagen';
});

it('a month view has whole weeks that start on the given weekday', () => {
	const danish = visibleDays('2026-11-15', 'month', 1);
	expect([danish[0], danish.at(-1), danish.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
	const english = visibleDays('2026-11-15', 'month', 0);
	expect([english[0], english.at(-1), english.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
	expect(startOfWeek('2026-11-22', 0)).toBe('2026-11-22');
	expect(startOfWeek('2026-11-22', 1)).toBe('2026-11-16');
});

it('a week has seven days, even with a day of 23 or 25 hours', () => {
	expect(visibleDays('2026-03-29', 'week', 1)).toEqual([
		'2026-03-23',
		'2026-03-24',
		'2026-03-25',
		'2026-03-26',
		'2026-03-27',
		'2026-03-28',
		'2026-03-29',
	]);
	expect(visibleDays('2026-10-25', 'week', 1).at(-1)).toBe('2026-10-25');
});

it('shifts to the first day of another month, or by seven days', () => {
	expect(shiftDay('2026-01-31', 'month', 1)).toBe('2026-02-01');
	expect(shiftDay('2026-01-15', 'month', -1)).toBe('2025-12-01');
	expect(shiftDay('2026-12-28', 'week', 1)).toBe('2027-01-04');
});

it('keeps the time of day of a moved entry across a daylight saving change', () => {
	// 09:00 in Copenhagen: 08:00 in UTC in winter, 07:00 in summer.
	expect(moveToDay('2026-03-27T08:00:00.000Z', '2026-03-30')).toBe('2026-03-30T07:00:00.000Z');
	expect(moveToDay('2026-10-23T07:00:00.000Z', '2026-10-26')).toBe('2026-10-26T08:00:00.000Z');
});

it('moves a time by one hour on a day when it does not exist', () => {
	// Clocks go from 02:00 to 03:00 on 29 March 2026.
	expect(moveToDay('2026-03-28T01:30:00.000Z', '2026-03-29')).toBe('2026-03-29T01:30:00.000Z');
	expect(new Date('2026-03-29T01:30:00.000Z').getHours()).toBe(3);
});

it('uses the local time zone for days and input values', () => {
	expect(dayOf(new Date('2026-06-30T22:30:00.000Z'))).toBe('2026-07-01');
	expect(fromLocalInput('2026-07-01T09:00')).toBe('2026-07-01T07:00:00.000Z');
	expect(fromLocalInput('')).toBeNull();
});
