// @vitest-environment ./test/dom/environment.ts
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Composer } from '~/features/composer/composer';
import { composerReferences } from '~/features/composer/message-prices';
import { PriceFiguresContext } from '~/features/pricing/figures/figures-context';
import { sitePrices } from '~/features/pricing/site-prices';
import { MessagesProvider } from '~/i18n/context';
import { en } from '~/i18n/messages/en';
import { examplePrices, inCurrency } from '../../../test/prices/example-prices';
import { example } from './example';

const draft = 'Fog – the captain waits';
const composer = (
	<PriceFiguresContext value={{}}>
		<Composer message={example} />
	</PriceFiguresContext>
);
const container = document.createElement('div');
let root: ReturnType<typeof hydrateRoot>;

const application = () => {
	const page = <MessagesProvider messages={en}>{composer}</MessagesProvider>;
	return <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />;
};

/** Renders the server's HTML, types a text before React starts, then hydrates without errors. */
async function open(earlyText: string | null) {
	container.innerHTML = renderToString(application());
	if (earlyText !== null) field(0).value = earlyText;
	const onRecoverableError = vi.fn();
	await act(async () => {
		root = hydrateRoot(container, application(), { onRecoverableError });
	});
	expect(onRecoverableError).not.toHaveBeenCalled();
}

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			readonly #notify: (entries: { isIntersecting: boolean }[]) => void;
			constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
				this.#notify = notify;
			}
			observe() {
				this.#notify([{ isIntersecting: true }]);
			}
			disconnect() {}
		},
	);
	vi.spyOn(sitePrices, 'countries').mockResolvedValue(['DK', 'DE']);
	vi.spyOn(sitePrices, 'prices').mockImplementation(async ({ currency, countries }) =>
		countries.map((id) => inCurrency(examplePrices(id), currency)),
	);
	document.body.append(container);
});
afterEach(() => {
	act(() => root.unmount());
	container.remove();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

function all<Kind extends Element = HTMLElement>(selector: string): Kind[] {
	return [...container.querySelectorAll<Kind>(selector)];
}
function one<Kind extends Element = HTMLElement>(selector: string, index = 0): Kind {
	const element = all<Kind>(selector)[index];
	if (!element) throw new Error(`no ${selector}`);
	return element;
}
const field = (index: number) => one<HTMLTextAreaElement>('textarea', index);
const panel = (index: number) => one('[role=tabpanel]', index);
const type = (index: number, text: string) =>
	act(() => {
		field(index).value = text;
		field(index).dispatchEvent(new InputEvent('input', { bubbles: true }));
	});

it('keeps the text that was typed before React started', async () => {
	await open(draft);
	expect(field(0).value).toBe(draft);
	expect(panel(0).querySelector('figure')?.textContent).toContain(draft);
});

it('replaces a character in the field and on the phone with one button', async () => {
	await open(null);
	type(0, draft);
	const button = [...panel(0).querySelectorAll('button')].find(
		({ textContent }) => textContent === 'Replace – with -',
	);
	act(() => button?.click());
	expect(field(0).value).toBe(draft.replace('–', '-'));
	expect(panel(0).querySelector('dl')?.textContent).toContain('GSM-7');
	expect(panel(0).querySelectorAll('mark')).toHaveLength(0);
});

it('copies the text to channels that were not edited', async () => {
	await open(null);
	type(0, draft);
	act(() => one('[role=tab]', 1).click());
	expect(field(1).value).toBe(draft);
	expect(panel(1).className).toBe('');
	expect(panel(0).className).toContain('hidden');
	type(1, 'A card');
	type(0, 'An SMS');
	expect(field(1).value).toBe('A card');
	expect(panel(1).textContent).toContain('An SMS');
	expect(field(2).value).toBe('An SMS');
});

it('shows the price of the selected country in every currency', async () => {
	await open(null);
	expect(all('option').map(({ textContent }) => textContent)).toEqual(['Denmark', 'Germany']);
	await act(async () => {
		const select = one<HTMLSelectElement>('select');
		select.value = 'DE';
		select.dispatchEvent(new Event('change', { bubbles: true }));
	});
	const values = [...panel(0).querySelectorAll('dd > span:last-child [data-figure]')].map(
		(figure) => figure.getAttribute('value'),
	);
	const { EUR, DKK } = examplePrices('DE').transactionSms ?? {};
	expect(values).toEqual([EUR, DKK]);
	expect(panel(0).textContent).toContain('Price, Germany');
});

it('lists the price references that its page has to load', () => {
	expect(composerReferences(example).map(({ item, country }) => `${item} ${country}`)).toEqual([
		'sms DK',
		'rcsBasic DK',
		'rcsSingle DK',
		'email null',
	]);
});
