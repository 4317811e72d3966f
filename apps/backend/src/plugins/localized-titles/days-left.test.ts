import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

it.each([
	['2026-11-27T12:00:00.000Z', 30],
	['2026-11-27T11:00:00.000Z', 30],
	['2026-11-26T11:00:00.000Z', 29],
	['2026-10-01T12:00:00.000Z', 0],
])('a document that was trashed at %s has %i days left', (deletedAt, days) => {
	expect(daysLeft(deletedAt, 30, Date.parse('2026-11-27T12:00:00.000Z'))).toBe(days);
});
