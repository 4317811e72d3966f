// @vitest-environment ./test/dom/environment.ts
import { beforeEach, expect, it, vi } from 'vitest';
import { claimReload } from './reload-guard';

beforeEach(() => sessionStorage.clear());

it('blocks the same path for 10,000 ms', () => {
	expect(claimReload('/a', 0)).toBe(true);
	expect(claimReload('/a', 9_999)).toBe(false);
	expect(claimReload('/a', 10_000)).toBe(true);
});

it('allows another path immediately', () => {
	expect(claimReload('/a', 0)).toBe(true);
	expect(claimReload('/b', 1)).toBe(true);
});

it('survives the reload in session storage', () => {
	claimReload('/a', 0);
	expect(sessionStorage.getItem('reload-guard')).toBe('10000 /a');
});

it.each(['not one', '', '10000', '{}'])('overwrites the invalid value %j', (value) => {
	sessionStorage.setItem('reload-guard', value);
	expect(claimReload('/a', 0)).toBe(true);
	expect(claimReload('/a', 1)).toBe(false);
});

it('blocks every reload without session storage, which prevents endless reloads', () => {
	vi.stubGlobal('sessionStorage', undefined);
	expect(claimReload('/a', 0)).toBe(false);
	vi.unstubAllGlobals();
});
