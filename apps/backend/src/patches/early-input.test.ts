// @vitest-environment happy-dom
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { act, createElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';

beforeAll(
	() => import(pathToFileURL(join(import.meta.dirname, '../../public/early-input.js')).href),
);

const save = vi.fn();

function Form() {
	const [password, setPassword] = useState('');
	const onChange = ({ target }: { target: HTMLInputElement }) => setPassword(target.value);
	return createElement(
		'form',
		null,
		createElement('input', { value: password, onChange }),
		createElement('button', { type: 'button', onClick: () => save(password) }, 'Save'),
	);
}

it('keeps the text and the click that come before the hydration of a form', async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	const root = document.createElement('div');
	root.innerHTML = renderToString(createElement(Form));
	document.body.append(root);
	const input = root.querySelector('input');
	if (!input) throw new Error('there is no input');
	input.value = 'Nine storks';
	input.dispatchEvent(new Event('input', { bubbles: true }));
	root.querySelector('button')?.click();
	expect(save).not.toHaveBeenCalled();
	await act(async () => {
		hydrateRoot(root, createElement(Form));
	});
	await expect.poll(() => save.mock.calls).toEqual([['Nine storks']]);
	expect(input.value).toBe('Nine storks');
});
