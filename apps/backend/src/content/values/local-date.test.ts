import { expect, it } from 'vitest';
import { localDate } from './local-date.ts';

it('returns Copenhagen time with its offset, in summer and winter', () => {
	expect(localDate('2026-01-01T08:00:00.000Z')).toBe('2026-01-01T09:00:00+01:00');
	expect(localDate('2026-06-30T23:30:00.000Z')).toBe('2026-07-01T01:30:00+02:00');
});
