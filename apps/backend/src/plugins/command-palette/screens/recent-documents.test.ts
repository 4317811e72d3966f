import { expect, it } from 'vitest';
import { recentKeys, withOpened } from './recent-documents.ts';

it('puts what was opened last first, once, and forgets what was opened long ago', () => {
	const ids = [1, 2, 3, 2, 4, 5, 6, 7, 8, 9];
	const keys = ids.reduce((so: string[], id) => withOpened(so, `pages:${id}`), []);
	expect(keys).toEqual([9, 8, 7, 6, 5, 4, 2, 3].map((id) => `pages:${id}`));
});

it('takes a preference of another shape for none', () => {
	expect(recentKeys({ keys: ['pages:1'] })).toEqual([]);
	expect(recentKeys(['pages:1'])).toEqual(['pages:1']);
});
