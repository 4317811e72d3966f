// @vitest-environment ./test/dom/environment.ts
import { expect, it, vi } from 'vitest';
import { createConsent } from './consent/consent';
import { runServices } from './run-services';

// The journey of e2e/third-party/consent.spec.ts shows starts, withdrawals and deleted cookies.

it('starts each service once', () => {
	const consent = createConsent();
	const tags = { needs: ['statistics', 'marketing'] as const, start: vi.fn() };
	runServices({ consent, services: [tags], clearedCookies: [], reload: vi.fn() });
	consent.decide(['marketing']);
	consent.decide(['marketing', 'functional']);
	expect(tags.start).toHaveBeenCalledOnce();
});

it('does not reload if no running service loses its consent', () => {
	const consent = createConsent();
	const reload = vi.fn();
	consent.decide(['statistics', 'functional']);
	runServices({ consent, services: [], clearedCookies: [], reload });
	consent.decide([]);
	expect(reload).not.toHaveBeenCalled();
});
