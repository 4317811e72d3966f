// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideNavigator } from '~/features/navigation/navigate-to';
import { MessagesProvider } from '~/i18n/context';
import { en } from '~/i18n/messages/en';
import type { SearchResults } from '../search-results';
import { SearchOpener } from './search-opener';

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
let fetched: ReturnType<typeof vi.fn>;
let forgetNavigator: () => void;

beforeEach(() => {
	fetched = vi.fn(async () => Response.json(results));
	vi.stubGlobal('fetch', fetched);
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild as Element);
});

afterEach(async () => {
	await act(async () => root.unmount());
	forgetNavigator();
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
	forgetNavigator = provideNavigator((address) => router.navigate(address));
	await act(async () => root.render(<RouterProvider router={router} />));
}

async function press(key: string, target: EventTarget, held: object = {}) {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
	await act(async () => target.dispatchEvent(event));
	return event;
}

const field = () => document.querySelector<HTMLInputElement>('dialog input[role=combobox]');

/** What is read once React has done what it has to do, until it is as expected. */
const settled = <T,>(read: () => T) =>
	expect.poll(async () => {
		await act(async () => {});
		return read();
	});

const opened = () => settled(() => field() !== null).toBe(true);

async function type(text: string) {
	const input = field();
	if (!input) throw new Error('There is no field');
	await act(async () => {
		const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
		set?.call(input, text);
		input.dispatchEvent(new Event('input', { bubbles: true }));
	});
	return input;
}

const options = () => [...document.querySelectorAll('[role=option]')];
const listed = (count: number) => settled(() => options().length).toBe(count);
const isAt = (address: string) =>
	settled(() => document.querySelector('output')?.textContent).toBe(address);

it('opens by key, finds while one types, and an arrow and Enter lead on', async () => {
	await show();
	expect((await press('/', document.body)).defaultPrevented).toBe(true);
	await opened();
	const input = await type('sms');
	await listed(2);
	expect(fetched.mock.calls.at(-1)?.[0]).toBe('/search.json?q=sms');
	await press('ArrowDown', input);
	await press('ArrowDown', input);
	expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual([
		'false',
		'true',
	]);
	expect(input.getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
	expect(input.value).toBe('sms');
	await press('Enter', input);
	await isAt('/blog/a');
	expect(field()).toBeNull();
});

it('leads to the search page by Enter alone', async () => {
	await show();
	await press('k', document.body, { ctrlKey: true });
	await opened();
	const input = await type(' two words ');
	await act(async () =>
		input.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
	);
	await isAt('/search?q=two%20words');
});

it('opens for a key that came before React, and leaves the other key to the API documentation', async () => {
	await show('/docs');
	expect((await press('k', document.body, { ctrlKey: true })).defaultPrevented).toBe(false);
	expect(field()).toBeNull();
	await press('/', document.body);
	await opened();
});

it('says what to do where nothing is found, and leads to no results', async () => {
	fetched.mockImplementation(async () => Response.json({ ...results, query: 'xyz', groups: [] }));
	await show();
	await press('/', document.body);
	await opened();
	await type('xyz');
	await settled(() => document.querySelector('dialog')?.textContent).toContain(
		en.search.nothingHint,
	);
	expect(document.querySelector('dialog a')).toBeNull();
});

it('says that the search is down', async () => {
	fetched.mockRejectedValue(new Error('down'));
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	await show();
	await press('/', document.body);
	await opened();
	await type('sms');
	await settled(() => document.querySelector('dialog [role=status]')?.textContent).toBe(
		en.search.incomplete,
	);
	expect(warned).toHaveBeenCalled();
	warned.mockRestore();
});
