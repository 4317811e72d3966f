import { expect, it } from 'vitest';
import { addRecentKey, recentKeys } from './recent-documents.ts';

it('puts the last opened document first, without duplicates, and drops the oldest ones', () => {
	const ids = [1, 2, 3, 2, 4, 5, 6, 7, 8, 9];
	const keys = ids.reduce((recent: string[], id) => addRecentKey(recent, `pages:${id}`), []);
	expect(keys).toEqual([9, 8, 7, 6, 5, 4, 2, 3].map((id) => `pages:${id}`));
});

it('treats an invalid preference as empty', () => {
	expect(recentKeys({ keys: ['pages:1'] })).toEqual([]);
	expect(recentKeys(['pages:1'])).toEqual(['pages:1']);
});
