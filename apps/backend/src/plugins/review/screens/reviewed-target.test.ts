import { expect, it } from 'vitest';
import { reviewedTarget } from './reviewed-target.ts';

const page = { id: 7, collectionSlug: 'pages' };

it('is the document in the form, once it is stored', () => {
	const author = { role: 'author' } as const;
	expect(reviewedTarget(page, author)).toBe('pages:7');
	expect(reviewedTarget({ collectionSlug: 'pages' }, author)).toBeNull();
	expect(reviewedTarget({ globalSlug: 'header' }, { role: 'admin' })).toBe('global:header');
});

it('is nothing for who may change nothing of the kind: asking would be refused', () => {
	expect(reviewedTarget(page, { role: 'price-manager' })).toBeNull();
	expect(reviewedTarget(page, null)).toBeNull();
});
