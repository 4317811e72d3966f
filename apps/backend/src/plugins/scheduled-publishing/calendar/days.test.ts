import { beforeAll, expect, it } from 'vitest';
import { dayOf, daysShown, fromLocalInput, onDay, startOfWeek, stepFrom } from './days.ts';

beforeAll(() => {
	process.env.TZ = 'Europe/Copenhagen';
});

it('a month is shown in whole weeks, which begin as the language has it', () => {
	const danish = daysShown('2026-11-15', 'month', 1);
	expect([danish[0], danish.at(-1), danish.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
	const english = daysShown('2026-11-15', 'month', 0);
	expect([english[0], english.at(-1), english.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
	expect(startOfWeek('2026-11-22', 0)).toBe('2026-11-22');
	expect(startOfWeek('2026-11-22', 1)).toBe('2026-11-16');
});

it('a week has seven days, those with 23 and 25 hours too', () => {
	expect(daysShown('2026-03-29', 'week', 1)).toEqual([
		'2026-03-23',
		'2026-03-24',
		'2026-03-25',
		'2026-03-26',
		'2026-03-27',
		'2026-03-28',
		'2026-03-29',
	]);
	expect(daysShown('2026-10-25', 'week', 1).at(-1)).toBe('2026-10-25');
});

it('the next month is the next month, from its last day too', () => {
	expect(stepFrom('2026-01-31', 'month', 1)).toBe('2026-02-01');
	expect(stepFrom('2026-01-15', 'month', -1)).toBe('2025-12-01');
	expect(stepFrom('2026-12-28', 'week', 1)).toBe('2027-01-04');
});

it('what is moved keeps its time of day, across a change of the clocks too', () => {
	// 09:00 in Copenhagen: 08:00 in UTC in winter, 07:00 in summer.
	expect(onDay('2026-03-27T08:00:00.000Z', '2026-03-30')).toBe('2026-03-30T07:00:00.000Z');
	expect(onDay('2026-10-23T07:00:00.000Z', '2026-10-26')).toBe('2026-10-26T08:00:00.000Z');
});

it('an hour that a day does not have becomes the one after it', () => {
	// Clocks go from 02:00 to 03:00 on 29 March 2026.
	expect(onDay('2026-03-28T01:30:00.000Z', '2026-03-29')).toBe('2026-03-29T01:30:00.000Z');
	expect(new Date('2026-03-29T01:30:00.000Z').getHours()).toBe(3);
});

it('a moment belongs to the day of the reader, and a field’s time is theirs', () => {
	expect(dayOf(new Date('2026-06-30T22:30:00.000Z'))).toBe('2026-07-01');
	expect(fromLocalInput('2026-07-01T09:00')).toBe('2026-07-01T07:00:00.000Z');
	expect(fromLocalInput('')).toBeNull();
});
