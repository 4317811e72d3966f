import { describe, expect, it, vi } from 'vitest';
import { createConsent, offeredCategories, offerRevision, readDecision } from './consent';

const clearedCookies: string[] = [];
const chat = { scriptUrl: '', globalName: '', openCommand: '' };
const analytics = { scriptUrl: '', globalName: '' };

it.each([
	[{ clearedCookies }, []],
	[{ clearedCookies, chat }, ['functional']],
	[{ clearedCookies, analytics }, ['statistics']],
	[{ clearedCookies, tagManager: { id: '', scriptUrl: '' } }, ['statistics', 'marketing']],
	[{ clearedCookies, chat, analytics }, ['functional', 'statistics']],
])('offers only the categories of configured services: %o', (settings, categories) => {
	expect(offeredCategories(settings)).toEqual(categories);
});

describe('consent', () => {
	it('allows the latest decision only, and reports withdrawn categories', () => {
		const consent = createConsent();
		const listener = vi.fn();
		consent.onChange(listener);
		consent.decide(['statistics', 'marketing']);
		consent.decide(['functional', 'statistics']);
		expect(consent.allows('functional')).toBe(true);
		expect(consent.allows('marketing')).toBe(false);
		expect(listener.mock.calls).toEqual([
			[{ granted: new Set(['statistics', 'marketing']), withdrawn: [] }],
			[{ granted: new Set(['functional', 'statistics']), withdrawn: ['marketing'] }],
		]);
	});

	it('does not notify listeners if nothing changes, such as after a first rejection', () => {
		const consent = createConsent();
		const listener = vi.fn();
		consent.onChange(listener);
		consent.decide([]);
		consent.decide(['statistics']);
		consent.decide(['statistics']);
		expect(listener).toHaveBeenCalledOnce();
	});
});

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
