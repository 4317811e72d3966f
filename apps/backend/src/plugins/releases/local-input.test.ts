import { beforeAll, expect, it } from 'vitest';
import { fromLocalInput, nextMorning, toLocalInput } from './local-input.ts';

beforeAll(() => {
	process.env.TZ = 'Europe/Copenhagen';
});

it('suggests nine o’clock of the next day, also when the clocks change', () => {
	expect(nextMorning(new Date('2026-10-24T21:30:00.000Z'))).toBe('2026-10-25T09:00');
	expect(nextMorning(new Date('2026-12-31T22:30:00.000Z'))).toBe('2027-01-01T09:00');
});

it('uses the local time zone for days and input values', () => {
	expect(toLocalInput(new Date('2026-06-30T22:30:00.000Z'))).toBe('2026-07-01T00:30');
	expect(fromLocalInput('2026-07-01T09:00')).toBe('2026-07-01T07:00:00.000Z');
	expect(fromLocalInput('')).toBeNull();
});
