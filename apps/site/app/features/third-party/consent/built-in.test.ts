// @vitest-environment ./test/dom/environment.ts
import { afterEach, expect, it, vi } from 'vitest';
import { builtInConsent } from './built-in';
import { type ConsentCategory, createConsent, decisionCookieName, offerRevision } from './consent';

const categories: ConsentCategory[] = ['functional', 'statistics'];
const cookies = vi.spyOn(document, 'cookie', 'get');
const otherTab = new BroadcastChannel('consent');
afterEach(() => otherTab.close());

function store(granted: ConsentCategory[]): void {
	const value = JSON.stringify({ categories: granted, revision: offerRevision(categories) });
	cookies.mockReturnValue(`${decisionCookieName}=${encodeURIComponent(value)}`);
}

it('follows a decision of another tab, and reads it again when the page is shown again', async () => {
	store(categories);
	const consent = createConsent();
	builtInConsent(categories, consent);
	expect(consent.allows('statistics')).toBe(true);

	store(['functional']);
	otherTab.postMessage('decided');
	await expect.poll(() => consent.allows('statistics')).toBe(false);
	expect(consent.allows('functional')).toBe(true);

	store(categories);
	document.dispatchEvent(new Event('visibilitychange'));
	expect(consent.allows('statistics')).toBe(true);

	store([]);
	dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
	expect(consent.allows('functional')).toBe(false);
});
