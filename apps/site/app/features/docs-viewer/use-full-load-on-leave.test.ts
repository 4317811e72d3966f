// @vitest-environment ./test/dom/environment.ts
import { afterEach, expect, it } from 'vitest';
import { keepRootAddress } from './use-full-load-on-leave';

let stop = () => {};
afterEach(() => stop());

function at(path: string): void {
	history.pushState({}, '', path);
	stop = keepRootAddress('/docs');
}

it('keeps the root URL when the viewer replaces it with that of a part', () => {
	at('/docs');
	history.replaceState({}, '', `${location.origin}/docs/description/introduction`);
	expect(location.pathname).toBe('/docs');
});

it('does not affect navigations of the visitor and the router’s page state', () => {
	at('/docs');
	history.replaceState({ key: 'a' }, '', '/docs');
	expect(history.state).toEqual({ key: 'a' });
	history.pushState({}, '', '/docs/tag/prices');
	expect(location.pathname).toBe('/docs/tag/prices');
	history.replaceState({}, '', '/docs/tag/operation');
	expect(location.pathname).toBe('/docs/tag/operation');
});

it('has no effect after it is stopped', () => {
	at('/docs');
	stop();
	history.replaceState({}, '', '/docs/tag/prices');
	expect(location.pathname).toBe('/docs/tag/prices');
});
