// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
	makeAccessible,
	nameDrawers,
	nameImageInputs,
	pressByKey,
	removePathTooltips,
} from './div-buttons.ts';

let clickedIds: string[];

beforeEach(() => {
	clickedIds = [];
	document.body.innerHTML = `
		<div type="button" class="btn" id="folder"><span>Create folder</span></div>
		<button type="button"><div type="button" class="btn" id="inner">More</div></button>
		<div class="btn" id="plain">No button</div>`;
	document.body.onclick = ({ target }) => {
		if (target instanceof Element) clickedIds.push(target.id);
	};
	document.onkeydown = pressByKey;
	makeAccessible(document.body);
});

const element = (id: string) => document.getElementById(id);
const press = (id: string, key: string) => {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
	element(id)?.dispatchEvent(event);
	return event.defaultPrevented;
};

it('makes div buttons focusable, with the role of a button', () => {
	expect(element('folder')?.getAttribute('role')).toBe('button');
	expect(element('folder')?.tabIndex).toBe(0);
	for (const id of ['inner', 'plain']) expect(element(id)?.hasAttribute('role')).toBe(false);
});

it('presses a div button with Enter and Space', () => {
	expect(press('folder', 'Enter')).toBe(true);
	expect(press('folder', ' ')).toBe(true);
	expect(press('folder', 'a')).toBe(false);
	expect(press('plain', 'Enter')).toBe(false);
	expect(clickedIds).toEqual(['folder', 'folder']);
});

it('handles a div button that is the root of an added element', () => {
	const added = document.createElement('div');
	added.className = 'btn';
	added.setAttribute('type', 'button');
	makeAccessible(added);
	expect(added.getAttribute('role')).toBe('button');
});

it('names drawers and the inputs of the image editor', () => {
	document.body.innerHTML = `<dialog id="edit-upload" aria-label="edit-upload"><h2>Editing a.png</h2>
		<div class="edit-upload__input">X %<input name="X %"></div></dialog>`;
	const dialog = document.querySelector('dialog');
	if (dialog) nameDrawers(dialog);
	nameImageInputs(document.body);
	expect(element(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Editing a.png');
	expect(document.querySelector('input')?.getAttribute('aria-label')).toBe('X %');
});

it('removes the path of a field as the tooltip of its checkbox, and keeps other tooltips', () => {
	document.body.innerHTML = `
		<input type="checkbox" name="featureBoxes.0.tooltip" title="featureBoxes.0.tooltip" id="path">
		<input type="checkbox" name="enabled" title="Visitors see it" id="own">`;
	removePathTooltips(document.body);
	expect(element('path')?.hasAttribute('title')).toBe(false);
	expect(element('own')?.title).toBe('Visitors see it');
});
