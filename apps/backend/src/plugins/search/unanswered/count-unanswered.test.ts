import { expect, it } from 'vitest';
import { countedQuery } from './count-unanswered.ts';

it('queries that differ in case and blanks only are one', () => {
	expect(countedQuery('  Kiel   HOLEN ')).toBe('kiel holen');
});

it.each(['somebody@example.com', '+45 12 34 56 78', 'invoice 2026-000123', ' ', 'a'.repeat(101)])(
	'%j is not counted',
	(query) => {
		expect(countedQuery(query)).toBeNull();
	},
);
