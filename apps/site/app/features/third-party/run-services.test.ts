// @vitest-environment ./test/dom/environment.ts
import { expect, it, vi } from 'vitest';
import { addSink, track } from './analytics/track';
import { createConsent } from './consent/consent';
import { runServices } from './run-services';

function setUp() {
	const consent = createConsent();
	const reload = vi.fn();
	const chat = { needs: ['functional'] as const, start: vi.fn() };
	const tags = { needs: ['statistics', 'marketing'] as const, start: vi.fn() };
	const run = () =>
		runServices({ consent, services: [chat, tags], clearedCookies: ['_ga'], reload });
	return { consent, reload, chat, tags, run };
}

it('starts nothing before consent, and each service once', () => {
	const { consent, chat, tags, reload, run } = setUp();
	run();
	expect(chat.start).not.toHaveBeenCalled();
	consent.decide(['marketing']);
	consent.decide(['marketing', 'functional']);
	expect(tags.start).toHaveBeenCalledOnce();
	expect(chat.start).toHaveBeenCalledOnce();
	expect(reload).not.toHaveBeenCalled();
});

it('immediately starts services that were allowed on an earlier visit', () => {
	const { consent, tags, run } = setUp();
	consent.decide(['statistics']);
	run();
	expect(tags.start).toHaveBeenCalledOnce();
});

it('stops tracking, deletes cookies and reloads the page when consent is withdrawn', () => {
	const { consent, reload, run } = setUp();
	run();
	consent.decide(['statistics', 'marketing']);
	const sink = vi.fn();
	addSink(sink);
	// biome-ignore lint/suspicious/noDocumentCookie: the test sets a cookie the way services do.
	document.cookie = '_ga_X=1; Path=/';
	// biome-ignore lint/suspicious/noDocumentCookie: the site's own cookie, which must survive.
	document.cookie = 'i18n_redirected=da; Path=/';
	consent.decide(['statistics']);
	expect(reload).toHaveBeenCalledOnce();
	expect(document.cookie).not.toContain('_ga');
	expect(document.cookie).toContain('i18n_redirected=da');
	track({ name: 'chat_open' });
	expect(sink).not.toHaveBeenCalled();
});

it('does not reload if no running service loses its consent', () => {
	const { consent, reload } = setUp();
	consent.decide(['statistics', 'functional']);
	runServices({ consent, services: [], clearedCookies: [], reload });
	consent.decide([]);
	expect(reload).not.toHaveBeenCalled();
});
