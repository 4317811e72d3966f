import { expect, it } from 'vitest';
import { reviewedTarget } from './reviewed-target.ts';

const page = { id: 7, collectionSlug: 'pages' };

it('returns the key of a stored document', () => {
	const author = { role: 'author' } as const;
	expect(reviewedTarget(page, author)).toBe('pages:7');
	expect(reviewedTarget({ collectionSlug: 'pages' }, author)).toBeNull();
	expect(reviewedTarget({ globalSlug: 'header' }, { role: 'admin' })).toBe('global:header');
});

it('returns null for a person without permission to update the collection', () => {
	expect(reviewedTarget(page, { role: 'price-manager' })).toBeNull();
	expect(reviewedTarget(page, null)).toBeNull();
});
