// @vitest-environment ./test/dom/environment.ts
import { expect, it } from 'vitest';
import { isSearchKey } from './search-key';

const keyPress = (
	key: string,
	modifiers: object = {},
	target: EventTarget | null = document.body,
) => ({
	...{ key, ctrlKey: false, metaKey: false, altKey: false, target },
	...modifiers,
});

it('is a slash outside fields, or K with Ctrl or Cmd anywhere', () => {
	const field = document.createElement('input');
	expect(isSearchKey(keyPress('/'))).toBe(true);
	expect(isSearchKey(keyPress('/', {}, field))).toBe(false);
	expect(isSearchKey(keyPress('k', { ctrlKey: true }, field))).toBe(true);
	expect(isSearchKey(keyPress('K', { metaKey: true }))).toBe(true);
	expect(isSearchKey(keyPress('k'))).toBe(false);
	expect(isSearchKey(keyPress('/', { ctrlKey: true }))).toBe(false);
	expect(isSearchKey(keyPress('k', { ctrlKey: true, altKey: true }))).toBe(false);
});
