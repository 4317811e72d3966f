// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('@payloadcms/ui', () => ({
	useConfig: () => ({ getEntityConfig: () => ({ labels: { singular: 'Page' } }) }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
const setDocument = vi.fn();
const setUrl = vi.fn();
vi.mock('./use-target.ts', () => ({
	useTarget: () => ({ urlPath: 'link.url', setDocument, setUrl }),
}));
vi.mock('./use-site-url-lookup.ts', () => ({ useSiteUrlLookup: () => {} }));
const page = (value: number) => ({
	relationTo: 'pages',
	value,
	product: null,
	title: `Page ${value}`,
	address: `/page-${value}`,
	states: [],
});
const pages = [1, 2, 3].map(page);
vi.mock('./use-link-targets.ts', () => ({
	useLinkTargets: (text: string) => (text.trim() === '' ? null : pages),
}));
const { LinkSearch } = await import('./link-search.tsx');

let root: Root;
let input: HTMLInputElement;
let list: HTMLElement;
beforeEach(async () => {
	const container = document.body.appendChild(document.createElement('div'));
	root = createRoot(container);
	const props = { path: 'link', siteUrl: 'https://example.com', allowFiles: true };
	await act(async () =>
		root.render(createElement(LinkSearch, props as Parameters<typeof LinkSearch>[0])),
	);
	input = container.querySelector('input') as HTMLInputElement;
	list = container.querySelector('[role=listbox]') as HTMLElement;
});
afterEach(async () => {
	await act(async () => root.unmount());
	document.body.replaceChildren();
	vi.clearAllMocks();
});

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const type = (text: string) =>
	act(async () => {
		input.focus();
		setValue?.call(input, text);
		input.dispatchEvent(new Event('input', { bubbles: true }));
	});
/** Presses a key; false if the default action was prevented. */
const press = async (key: string) => {
	let isDefaultAllowed = true;
	await act(async () => {
		isDefaultAllowed = input.dispatchEvent(
			new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
		);
	});
	return isDefaultAllowed;
};
const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
const active = () =>
	document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
const isShown = () => !list.hidden && input.getAttribute('aria-expanded') === 'true';

describe('the link search', () => {
	it('is a labeled combobox that opens when text is typed', async () => {
		expect(input.labels?.[0]?.textContent).toBeTruthy();
		expect(input.getAttribute('role')).toBe('combobox');
		expect(input.getAttribute('aria-controls')).toBe(list.id);
		expect(isShown()).toBe(false);
		await type('page');
		expect(isShown()).toBe(true);
		expect(options()).toHaveLength(3);
	});

	it('selects the highlighted document on Enter and does not submit the form', async () => {
		await type('page#sms');
		expect(active()).toContain('Page 1');
		await press('ArrowDown');
		expect(active()).toContain('Page 2');
		await press('ArrowUp');
		await press('ArrowUp');
		expect(active()).toContain('Page 3');
		expect(await press('Enter')).toBe(false);
		expect(setDocument).toHaveBeenCalledExactlyOnceWith({ ...pages[2], anchor: 'sms' });
		expect(input.value).toBe('');
		expect(isShown()).toBe(false);
		expect(await press('Enter')).toBe(false);
	});

	it('selects a document or an external URL on click', async () => {
		await type('page');
		await act(async () => options()[1]?.click());
		expect(setDocument).toHaveBeenCalledExactlyOnceWith({ ...pages[1], anchor: null });
		await type('https://example.org/there');
		await act(async () => options()[3]?.click());
		expect(setUrl).toHaveBeenCalledExactlyOnceWith('https://example.org/there');
	});

	it('closes without a selection on blur', async () => {
		await type('page');
		await act(async () => input.blur());
		expect(isShown()).toBe(false);
		expect(input.value).toBe('page');
		expect(setDocument).not.toHaveBeenCalled();
	});

	it('closes on Escape and stops the event before it reaches the drawer', async () => {
		const onKey = vi.fn();
		document.body.addEventListener('keydown', onKey);
		await type('page');
		await press('Escape');
		expect(isShown()).toBe(false);
		expect(input.value).toBe('');
		expect(onKey).not.toHaveBeenCalled();
		await press('Escape');
		expect(onKey).toHaveBeenCalledOnce();
		document.body.removeEventListener('keydown', onKey);
	});

	it('scrolls the highlighted option into view', async () => {
		await type('page');
		const box = (element: HTMLElement, top: number, height: number) => {
			element.getBoundingClientRect = () => new DOMRect(0, top - list.scrollTop, 100, height);
		};
		list.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
		list.style.cssText = 'overflow-y: auto; border: 0 solid; padding: 0; scroll-padding: 0';
		for (const option of options()) option.style.scrollMargin = '0';
		for (const [name, value] of Object.entries({
			clientHeight: 40,
			offsetHeight: 40,
			offsetWidth: 100,
			scrollHeight: 90,
		}))
			Object.defineProperty(list, name, { value });
		for (const [index, option] of options().entries()) box(option, index * 30, 30);
		await press('ArrowDown');
		await press('ArrowDown');
		expect(active()).toContain('Page 3');
		expect(list.scrollTop).toBe(50);
	});
});
