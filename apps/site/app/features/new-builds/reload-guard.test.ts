// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { mayReload } from './reload-guard';

beforeEach(() => sessionStorage.clear());

it('refuses the same path for 10,000 ms and no longer', () => {
	expect(mayReload('/a', 0)).toBe(true);
	expect(mayReload('/a', 9_999)).toBe(false);
	expect(mayReload('/a', 10_000)).toBe(true);
});

it('lets another path through at once', () => {
	expect(mayReload('/a', 0)).toBe(true);
	expect(mayReload('/b', 1)).toBe(true);
});

it('survives the reload, because it is kept in session storage', () => {
	mayReload('/a', 0);
	expect(sessionStorage.getItem('reload-guard')).toBe('10000 /a');
});

it.each(['not one', '', '10000', '{}'])('overwrites %j', (value) => {
	sessionStorage.setItem('reload-guard', value);
	expect(mayReload('/a', 0)).toBe(true);
	expect(mayReload('/a', 1)).toBe(false);
});

it('refuses where session storage is closed: nothing would stop the second reload', () => {
	vi.stubGlobal('sessionStorage', undefined);
	expect(mayReload('/a', 0)).toBe(false);
	vi.unstubAllGlobals();
});
