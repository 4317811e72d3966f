import { expect, it } from 'vitest';
import { normalizeQuery } from './count-unanswered.ts';

it('normalizes case and spaces', () => {
	expect(normalizeQuery('  Kiel   HOLEN ')).toBe('kiel holen');
});

it.each(['somebody@example.com', '+45 12 34 56 78', 'invoice 2026-000123', ' ', 'a'.repeat(101)])(
	'does not count %j',
	(query) => {
		expect(normalizeQuery(query)).toBeNull();
	},
);
