import { expect, test } from 'vitest';
import { wasUpdated } from './was-updated';

const dateGmt = '2026-01-14T08:00:00Z';

test.each([
	['2026-01-14T20:00:00Z', false],
	['2026-01-15T08:00:00Z', true],
	['2025-12-01T08:00:00Z', false],
	['', false],
])('for an article changed at "%s" returns %s', (modifiedGmt, expected) => {
	expect(wasUpdated({ dateGmt, modifiedGmt })).toBe(expected);
});
