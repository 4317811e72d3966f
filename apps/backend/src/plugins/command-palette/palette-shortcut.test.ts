// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { isPaletteShortcut } from './palette-shortcut.ts';

beforeEach(() => {
	document.body.innerHTML = '<input><div contenteditable="true">Some words</div>';
	document.getSelection()?.removeAllRanges();
});

function press(init: KeyboardEventInit, selector = 'input'): boolean {
	let opens = false;
	const handle = (event: KeyboardEvent) => {
		opens = isPaletteShortcut(event);
	};
	document.addEventListener('keydown', handle, { once: true });
	const event = new KeyboardEvent('keydown', { key: 'k', bubbles: true, ...init });
	document.querySelector(selector)?.dispatchEvent(event);
	return opens;
}

it('accepts Ctrl+K and ⌘K, also in fields, and no other keys', () => {
	expect(press({ ctrlKey: true })).toBe(true);
	expect(press({ metaKey: true, key: 'K' })).toBe(true);
	expect(press({})).toBe(false);
	expect(press({ ctrlKey: true, shiftKey: true })).toBe(false);
	expect(press({ ctrlKey: true, key: 'j' })).toBe(false);
});

it('ignores the keys in a rich text with a selection', () => {
	expect(press({ ctrlKey: true }, '[contenteditable]')).toBe(true);
	const text = document.querySelector('[contenteditable]');
	if (text) document.getSelection()?.selectAllChildren(text);
	expect(press({ ctrlKey: true }, '[contenteditable]')).toBe(false);
});

it('ignores the keys while a dialog is open', () => {
	document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
	expect(press({ ctrlKey: true })).toBe(false);
});
