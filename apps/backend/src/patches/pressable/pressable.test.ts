// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { makePressable, pressByKey } from './pressable.ts';

let pressed: string[];

beforeEach(() => {
	pressed = [];
	document.body.innerHTML = `
		<div type="button" class="btn" id="folder"><span>Create folder</span></div>
		<button type="button"><div type="button" class="btn" id="inner">More</div></button>
		<div class="btn" id="plain">No button</div>`;
	document.body.onclick = ({ target }) => {
		if (target instanceof Element) pressed.push(target.id);
	};
	document.onkeydown = pressByKey;
	makePressable(document.body);
});

const element = (id: string) => document.getElementById(id);
const press = (id: string, key: string) => {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
	element(id)?.dispatchEvent(event);
	return event.defaultPrevented;
};

it('makes a button of what is written as one and is none', () => {
	expect(element('folder')?.getAttribute('role')).toBe('button');
	expect(element('folder')?.tabIndex).toBe(0);
	for (const id of ['inner', 'plain']) expect(element(id)?.hasAttribute('role')).toBe(false);
});

it('is pressed with Enter and Space, as a button is', () => {
	expect(press('folder', 'Enter')).toBe(true);
	expect(press('folder', ' ')).toBe(true);
	expect(press('folder', 'a')).toBe(false);
	expect(press('plain', 'Enter')).toBe(false);
	expect(pressed).toEqual(['folder', 'folder']);
});

it('finds what comes later by itself', () => {
	const later = document.createElement('div');
	later.className = 'btn';
	later.setAttribute('type', 'button');
	makePressable(later);
	expect(later.getAttribute('role')).toBe('button');
});
