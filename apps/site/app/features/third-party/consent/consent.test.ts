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
