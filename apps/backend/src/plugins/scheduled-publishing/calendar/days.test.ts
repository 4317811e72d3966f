import { beforeAll, expect, it } from 'vitest';
import { dayOf, fromLocalInput, nextMorning, shiftMonth, splitPast, visibleDays } from './days.ts';

beforeAll(() => {
	process.env.TZ = 'Europe/Copenhagen';
});

it('a month view has whole weeks that start on the given weekday', () => {
	const danish = visibleDays('2026-11-15', 1);
	expect([danish[0], danish.at(-1), danish.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
	const english = visibleDays('2026-11-15', 0);
	expect([english[0], english.at(-1), english.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
});

it('has every day once, even those of 23 or 25 hours', () => {
	expect(visibleDays('2026-03-29', 1).slice(-9)[0]).toBe('2026-03-28');
	expect(new Set(visibleDays('2026-10-25', 1)).size).toBe(35);
});

it('separates the weeks before the current one', () => {
	const month = visibleDays('2026-11-15', 1);
	const { past, ahead } = splitPast(month, '2026-11-27');
	expect([past[0], past.at(-1), ahead[0], ahead.at(-1)]).toEqual([
		'2026-10-26',
		'2026-11-22',
		'2026-11-23',
		'2026-12-06',
	]);
	expect(splitPast(month, '2026-10-28').past).toEqual([]);
	expect(splitPast(month, '2027-01-01')).toEqual({ past: [], ahead: month });
});

it('suggests nine o’clock of the next day, also when the clocks change', () => {
	expect(nextMorning(new Date('2026-10-24T21:30:00.000Z'))).toBe('2026-10-25T09:00');
	expect(nextMorning(new Date('2026-12-31T22:30:00.000Z'))).toBe('2027-01-01T09:00');
});

it('shifts to the first day of another month', () => {
	expect(shiftMonth('2026-01-31', 1)).toBe('2026-02-01');
	expect(shiftMonth('2026-01-15', -1)).toBe('2025-12-01');
});

it('uses the local time zone for days and input values', () => {
	expect(dayOf(new Date('2026-06-30T22:30:00.000Z'))).toBe('2026-07-01');
	expect(fromLocalInput('2026-07-01T09:00')).toBe('2026-07-01T07:00:00.000Z');
	expect(fromLocalInput('')).toBeNull();
});
