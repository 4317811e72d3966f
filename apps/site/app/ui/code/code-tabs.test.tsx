// @vitest-environment ./test/dom/environment.ts
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MessagesProvider } from '~/i18n/context';
import { en } from '~/i18n/messages/en';
import { CodeTabs, chooseCodeLanguage, storageName } from './code-tabs';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const three = ['curl', 'node', 'php'].map((language) => ({ language, code: `say ${language}` }));
const two = three.slice(0, 2);

const container = document.createElement('div');
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
	localStorage.clear();
	chooseCodeLanguage('curl');
	document.body.append(container);
	root = createRoot(container);
	const page = (
		<MessagesProvider messages={en}>
			<CodeTabs samples={three} />
			<CodeTabs samples={two} />
		</MessagesProvider>
	);
	const router = createMemoryRouter([{ path: '*', element: page }]);
	act(() => root.render(<RouterProvider router={router} />));
});
afterEach(() => {
	act(() => root.unmount());
	container.remove();
});

const selected = () =>
	[...container.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.textContent);
const tab = (index: number) => {
	const tab = container.querySelectorAll<HTMLElement>('[role=tab]')[index];
	if (!tab) throw new Error(`no tab ${index}`);
	return tab;
};
const press = (key: string) =>
	act(() => {
		document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
	});

describe('CodeTabs', () => {
	it('applies the selected language to all samples and stores it', () => {
		expect(selected()).toEqual(['cURL', 'cURL']);
		act(() => tab(1).click());
		expect(selected()).toEqual(['Node', 'Node']);
		expect(localStorage.getItem(storageName)).toBe('node');
	});

	it('shows the first sample if there is none in the selected language', () => {
		act(() => tab(2).click());
		expect(selected()).toEqual(['PHP', 'cURL']);
	});

	it('supports the arrow keys, Home and End (APG, tabs)', () => {
		act(() => tab(0).focus());
		press('ArrowRight');
		expect(document.activeElement?.textContent).toBe('Node');
		press('End');
		expect(selected()).toEqual(['PHP', 'cURL']);
		press('ArrowRight');
		expect(selected()[0]).toBe('cURL');
		press('ArrowLeft');
		expect(selected()[0]).toBe('PHP');
		press('Home');
		expect(document.activeElement?.textContent).toBe('cURL');
		expect(tab(2).tabIndex).toBe(-1);
	});
});
