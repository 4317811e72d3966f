// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { mayReload } from './reload-guard';

beforeEach(() => sessionStorage.clear());

it('blocks the same path for 10,000 ms', () => {
	expect(mayReload('/a', 0)).toBe(true);
	expect(mayReload('/a', 9_999)).toBe(false);
	expect(mayReload('/a', 10_000)).toBe(true);
});

it('allows another path immediately', () => {
	expect(mayReload('/a', 0)).toBe(true);
	expect(mayReload('/b', 1)).toBe(true);
});

it('survives the reload in session storage', () => {
	mayReload('/a', 0);
	expect(sessionStorage.getItem('reload-guard')).toBe('10000 /a');
});

it.each(['not one', '', '10000', '{}'])('overwrites the invalid value %j', (value) => {
	sessionStorage.setItem('reload-guard', value);
	expect(mayReload('/a', 0)).toBe(true);
	expect(mayReload('/a', 1)).toBe(false);
});

it('blocks every reload without session storage, which prevents endless reloads', () => {
	vi.stubGlobal('sessionStorage', undefined);
	expect(mayReload('/a', 0)).toBe(false);
	vi.unstubAllGlobals();
});
