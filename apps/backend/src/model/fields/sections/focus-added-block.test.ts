// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { focusAddedBlock } from './focus-added-block.ts';

const row = (markup: string) => {
	const element = document.createElement('div');
	element.className = 'blocks-field__fields';
	element.innerHTML = markup;
	return element;
};

it('focuses the first field of the added row once the picker is closed', async () => {
	const picker = document.createElement('div');
	picker.className = 'blocks-drawer__block';
	const added = row('<input type="hidden">');
	document.body.append(row('<input name="other">'), picker);
	focusAddedBlock();
	document.body.append(added);
	picker.remove();
	added.append(Object.assign(document.createElement('textarea'), { name: 'heading' }));
	await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('heading');
});

it('leaves the focus after the user has moved on', async () => {
	focusAddedBlock();
	document.dispatchEvent(new Event('keydown'));
	document.body.append(row('<input name="late">'));
	await new Promise(requestAnimationFrame);
	expect(document.activeElement?.getAttribute('name')).not.toBe('late');
});
