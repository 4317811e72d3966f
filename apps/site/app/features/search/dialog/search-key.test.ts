// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { opensSearch } from './search-key';

const pressed = (key: string, held: object = {}, target: EventTarget | null = document.body) => ({
	...{ key, ctrlKey: false, metaKey: false, altKey: false, target },
	...held,
});

it('a slash outside fields, and K with Ctrl or Cmd anywhere', () => {
	const field = document.createElement('input');
	expect(opensSearch(pressed('/'))).toBe(true);
	expect(opensSearch(pressed('/', {}, field))).toBe(false);
	expect(opensSearch(pressed('k', { ctrlKey: true }, field))).toBe(true);
	expect(opensSearch(pressed('K', { metaKey: true }))).toBe(true);
	expect(opensSearch(pressed('k'))).toBe(false);
	expect(opensSearch(pressed('/', { ctrlKey: true }))).toBe(false);
	expect(opensSearch(pressed('k', { ctrlKey: true, altKey: true }))).toBe(false);
});
