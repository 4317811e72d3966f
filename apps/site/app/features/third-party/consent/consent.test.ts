import { describe, expect, it, vi } from 'vitest';
import { createConsent, offeredCategories } from './consent';

const clearedCookies: string[] = [];
const chat = { scriptUrl: '', globalName: '', openCommand: '' };
const analytics = { scriptUrl: '', globalName: '' };

it.each([
	[{ clearedCookies }, []],
	[{ clearedCookies, chat }, ['functional']],
	[{ clearedCookies, analytics }, ['statistics']],
	[{ clearedCookies, tagManager: { id: '', scriptUrl: '' } }, ['statistics', 'marketing']],
	[{ clearedCookies, chat, analytics }, ['functional', 'statistics']],
])('asks only for what the configured services need: %o', (settings, categories) => {
	expect(offeredCategories(settings)).toEqual(categories);
});

describe('consent', () => {
	it('allows nothing before a decision', () => {
		const consent = createConsent();
		expect(consent.allows('functional')).toBe(false);
		expect(consent.allows('statistics')).toBe(false);
		expect(consent.allows('marketing')).toBe(false);
	});

	it('allows exactly what was decided last, and tells what was withdrawn', () => {
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

	it('is silent when nothing changes, as after rejecting at first', () => {
		const consent = createConsent();
		const listener = vi.fn();
		consent.onChange(listener);
		consent.decide([]);
		consent.decide(['statistics']);
		consent.decide(['statistics']);
		expect(listener).toHaveBeenCalledOnce();
	});
});
