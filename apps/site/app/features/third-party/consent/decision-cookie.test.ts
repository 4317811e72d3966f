import { expect, it } from 'vitest';
import { offerRevision, readDecision } from './decision-cookie';

const offered = ['functional', 'statistics'] as const;
const cookie = (value: unknown) =>
	`a=1; consent_choice=${encodeURIComponent(JSON.stringify(value))}; b=2`;

it('reads the stored choice', () => {
	const revision = offerRevision(offered);
	expect(
		readDecision(cookie({ categories: ['necessary', 'statistics'], revision }), offered),
	).toEqual(['statistics']);
	expect(readDecision(cookie({ categories: ['necessary'], revision }), offered)).toEqual([]);
});

it('asks again when more is offered than was asked for', () => {
	const before = cookie({ categories: ['statistics'], revision: offerRevision(['statistics']) });
	expect(readDecision(before, ['statistics'])).toEqual(['statistics']);
	expect(readDecision(before, offered)).toBeUndefined();
});

it.each([
	'',
	'consent_choice=',
	'consent_choice=%',
	'consent_choice=null',
	cookie({}),
	cookie([1]),
])('takes %j for no choice', (cookies) => expect(readDecision(cookies, offered)).toBeUndefined());

it('gives every offer a number of its own', () => {
	const offers = [['functional'], ['statistics'], offered, ['statistics', 'marketing']] as const;
	expect(new Set(offers.map(offerRevision)).size).toBe(offers.length);
});
