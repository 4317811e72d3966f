import { expect, it } from 'vitest';
import { offerRevision, readDecision } from './decision-cookie';

const categories = ['functional', 'statistics'] as const;
const cookie = (value: unknown) =>
	`a=1; consent_choice=${encodeURIComponent(JSON.stringify(value))}; b=2`;

it('reads the stored choice', () => {
	const revision = offerRevision(categories);
	expect(
		readDecision(cookie({ categories: ['necessary', 'statistics'], revision }), categories),
	).toEqual(['statistics']);
	expect(readDecision(cookie({ categories: ['necessary'], revision }), categories)).toEqual([]);
});

it('ignores a stored choice if more categories are offered now', () => {
	const before = cookie({ categories: ['statistics'], revision: offerRevision(['statistics']) });
	expect(readDecision(before, ['statistics'])).toEqual(['statistics']);
	expect(readDecision(before, categories)).toBeUndefined();
});

it.each([
	'',
	'consent_choice=',
	'consent_choice=%',
	'consent_choice=null',
	cookie({}),
	cookie([1]),
])('reads no choice from %j', (cookies) =>
	expect(readDecision(cookies, categories)).toBeUndefined(),
);

it('has a unique revision for every set of categories', () => {
	const offers = [['functional'], ['statistics'], categories, ['statistics', 'marketing']] as const;
	expect(new Set(offers.map(offerRevision)).size).toBe(offers.length);
});
