import { expect, it } from 'vitest';
import { weekOf } from './week.ts';

it.each([
	['2026-11-22T23:59:59Z', '2026-W47'],
	['2026-11-23T00:00:00Z', '2026-W48'],
	['2026-01-01T12:00:00Z', '2026-W01'],
	['2027-01-01T12:00:00Z', '2026-W53'],
	['2024-12-30T00:00:00Z', '2025-W01'],
])('returns the week of %s as %s', (moment, week) => {
	expect(weekOf(Date.parse(moment))).toBe(week);
});
