// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { waitForFields } from './waiting-input.ts';

afterEach(() => document.body.replaceChildren());

const element = (className: string, markup = '') =>
	Object.assign(document.createElement('div'), { className, innerHTML: markup });
const focused = () => document.activeElement?.getAttribute('name');

function addRow() {
	const row = element('row');
	document.body.append(element('blocks-field__fields', '<input name="other">'), row);
	waitForFields(row, 'Being added');
	const show = (markup: string) => row.append(element('blocks-field__fields', markup));
	const input = row.querySelector('textarea');
	if (!input) throw new Error('there is no input');
	return { row, input, show };
}

it('focuses the first input of the row that is shown', async () => {
	const { row, input, show } = addRow();
	expect(document.activeElement).toBe(input);
	show(
		'<input type="hidden"><input class="rs__input" name="layout" type="text"><input name="heading" type="text">',
	);
	await expect.poll(focused).toBe('layout');
	expect(row.querySelector('.waiting-input')).toBeNull();
});

it('enters what was typed meanwhile into the first input for text', async () => {
	const { input, show } = addRow();
	const entered: unknown[] = [];
	document.execCommand = (...command) => entered.push([focused(), ...command]) > 0;
	input.value = 'Nine storks';
	show('<input class="rs__input" name="layout" type="text"><input name="heading" type="text">');
	await expect.poll(() => entered).toEqual([['heading', 'insertText', false, 'Nine storks']]);
});

it('takes the focus once the picker is closed', async () => {
	const picker = element('blocks-drawer__block');
	document.body.append(picker);
	const { input } = addRow();
	expect(document.activeElement).not.toBe(input);
	picker.remove();
	await expect.poll(() => document.activeElement === input).toBe(true);
});

it('leaves the focus in another field that the editor has gone to', async () => {
	const { row, show } = addRow();
	const other = document.querySelector<HTMLElement>('[name=other]');
	other?.focus();
	show('<input name="heading" type="text">');
	await expect.poll(() => row.querySelector('.waiting-input')).toBeNull();
	expect(focused()).toBe('other');
});
