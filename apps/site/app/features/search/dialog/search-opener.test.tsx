// @vitest-environment ./test/dom/environment.ts
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideNavigator } from '~/features/navigation/navigate-to';
import { MessagesProvider } from '~/i18n/context';
import { en } from '~/i18n/messages/en';
import type { SearchResults } from '../search-results';
import { isSearchKey, SearchOpener } from './search-opener';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const plain = (text: string) => [{ text, isMatch: false }];
const results: SearchResults = {
	query: 'sms',
	isIncomplete: false,
	groups: [
		{ group: 'pages', results: [{ href: '/sms', title: plain('SMS'), text: plain('') }] },
		{ group: 'posts', results: [{ href: '/blog/a', title: plain('A'), text: plain('') }] },
	],
};

function CurrentAddress() {
	const { pathname, search } = useLocation();
	return <output>{pathname + search}</output>;
}

let root: Root;
let fetchMock: ReturnType<typeof vi.fn>;
let removeNavigator: () => void;

beforeEach(() => {
	fetchMock = vi.fn(async () => Response.json(results));
	vi.stubGlobal('fetch', fetchMock);
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild as Element);
});

afterEach(async () => {
	await act(async () => root.unmount());
	removeNavigator();
	vi.unstubAllGlobals();
});

async function show(path = '/about') {
	const element = (
		<MessagesProvider messages={en}>
			<SearchOpener />
			<CurrentAddress />
		</MessagesProvider>
	);
	const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
	removeNavigator = provideNavigator((address) => router.navigate(address));
	await act(async () => root.render(<RouterProvider router={router} />));
}

async function press(key: string, target: EventTarget, modifiers: object = {}) {
	const event = new KeyboardEvent('keydown', {
		key,
		bubbles: true,
		cancelable: true,
		...modifiers,
	});
	await act(async () => target.dispatchEvent(event));
	return event;
}

const field = () => document.querySelector<HTMLInputElement>('dialog input[role=combobox]');

/** Polls a value, after React has flushed its updates. */
const eventually = <T,>(read: () => T) =>
	expect.poll(async () => {
		await act(async () => {});
		return read();
	});

const waitForDialog = () => eventually(() => field() !== null).toBe(true);

async function type(text: string) {
	const input = field();
	if (!input) throw new Error('No search field');
	await act(async () => {
		const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
		set?.call(input, text);
		input.dispatchEvent(new Event('input', { bubbles: true }));
	});
	return input;
}

const options = () => [...document.querySelectorAll('[role=option]')];
const waitForOptions = (count: number) => eventually(() => options().length).toBe(count);
const waitForUrl = (address: string) =>
	eventually(() => document.querySelector('output')?.textContent).toBe(address);

it('opens by a key, shows results while typing, and opens the one selected by arrow keys and Enter', async () => {
	await show();
	expect((await press('/', document.body)).defaultPrevented).toBe(true);
	await waitForDialog();
	const input = await type('sms');
	await waitForOptions(2);
	expect(fetchMock.mock.calls.at(-1)?.[0]).toBe('/search.json?q=sms');
	await press('ArrowDown', input);
	await press('ArrowDown', input);
	expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual([
		'false',
		'true',
	]);
	expect(input.getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
	expect(input.value).toBe('sms');
	await press('Enter', input);
	await waitForUrl('/blog/a');
	expect(field()).toBeNull();
});

it('opens the search page on Enter without a selection', async () => {
	await show();
	await press('k', document.body, { ctrlKey: true });
	await waitForDialog();
	const input = await type(' two words ');
	await act(async () =>
		input.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
	);
	await waitForUrl('/search?q=two%20words');
});

it('opens on /, but does not handle Ctrl+K in the API documentation', async () => {
	await show('/docs');
	expect((await press('k', document.body, { ctrlKey: true })).defaultPrevented).toBe(false);
	expect(field()).toBeNull();
	await press('/', document.body);
	await waitForDialog();
});

it('shows a hint and no link to all results when nothing is found', async () => {
	fetchMock.mockImplementation(async () => Response.json({ ...results, query: 'xyz', groups: [] }));
	await show();
	await press('/', document.body);
	await waitForDialog();
	await type('xyz');
	await eventually(() => document.querySelector('dialog')?.textContent).toContain(
		en.search.nothingHint,
	);
	expect(document.querySelector('dialog a')).toBeNull();
});

it('shows a message when the search fails', async () => {
	fetchMock.mockRejectedValue(new Error('down'));
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	await show();
	await press('/', document.body);
	await waitForDialog();
	await type('sms');
	await eventually(() => document.querySelector('dialog [role=status]')?.textContent).toBe(
		en.search.incomplete,
	);
	expect(warn).toHaveBeenCalled();
	warn.mockRestore();
});

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
