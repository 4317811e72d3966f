// @vitest-environment ./test/dom/environment.ts
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessagesProvider } from '~/i18n/context';
import { en } from '~/i18n/messages/en';
import { texts } from '~/testing/render';
import { examplePrices } from '../../../../test/prices/example-prices';
import { ComparisonTable } from '../comparison/comparison-table';
import { type InitialPrices, InitialPricesContext } from '../initial-prices';
import { CountryPicker } from './country-picker';

const initial = (): InitialPrices => ({
	currency: 'EUR',
	countries: ['DK', 'FR'],
	named: { currency: true, countries: true },
	failed: false,
	emailFailed: false,
	emailPrices: [],
	priceData: ['DK', 'FR'].map((id) => examplePrices(id)),
});

const page = (prices: InitialPrices) => (
	<MemoryRouter>
		<MessagesProvider messages={en}>
			<InitialPricesContext value={prices}>
				<CountryPicker />
				<ComparisonTable channel="sms" />
			</InitialPricesContext>
		</MessagesProvider>
	</MemoryRouter>
);

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.stubGlobal('fetch', async (address: string) => {
		const path = String(address);
		const ids = new URL(path, 'http://site').searchParams.get('countries')?.split(',') ?? [];
		const data = path.startsWith('/api/prices/countries')
			? ['AF', 'DE', 'DK', 'FR', 'SE']
			: ids.map((id) => examplePrices(id));
		return Response.json({ data });
	});
	container = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
	await act(async () => root?.unmount());
	container.remove();
	vi.unstubAllGlobals();
});

const field = () => container.querySelector('input') ?? document.createElement('input');
const options = () => texts(container, '[role=option]');
const comparedCountries = () => texts(container, 'thead th').slice(1);

/** Renders the server's HTML, applies the visitor's input to its field, and then hydrates it. */
async function start(interact: (input: HTMLInputElement) => void = () => {}) {
	const prices = initial();
	container.innerHTML = renderToString(page(prices));
	const serverField = field();
	interact(serverField);
	await act(async () => {
		root = hydrateRoot(container, page(prices));
	});
	expect(field(), 'React keeps the server’s field').toBe(serverField);
}

async function type(text: string) {
	const input = field();
	await act(async () => {
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
		input.dispatchEvent(new Event('input', { bubbles: true }));
	});
}

async function press(...keys: string[]) {
	for (const key of keys) {
		await act(async () => {
			field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
		});
	}
}

it('searches for text that was typed before React started, and keeps it', async () => {
	await start((input) => {
		input.focus();
		input.value = 'swed';
	});
	expect(options()).toEqual(['SwedenSE +46']);
	expect(field().value).toBe('swed');
	await press('Enter');
	expect(comparedCountries()).toEqual(['Denmark', 'France', 'Sweden']);
	expect(field().value).toBe('');
});

it('adds the typed country if Enter was pressed before React started', async () => {
	await start((input) => {
		input.focus();
		input.value = '+46';
		input.dataset.entered = '';
	});
	expect(comparedCountries()).toEqual(['Denmark', 'France', 'Sweden']);
	expect(field().value).toBe('');
});

/** Steps by which a visitor adds Sweden by keyboard, as the browser applies them to a field without scripts. */
const steps: ((input: HTMLInputElement) => void)[] = [
	(input) => input.focus(),
	...[...'swed'].map((letter) => (input: HTMLInputElement) => {
		input.value += letter;
	}),
	(input) => {
		input.dataset.entered = '';
	},
];

it.each(steps.map((_, at) => at).concat(steps.length))(
	'adds the country once if React starts after %d steps',
	async (early) => {
		await start((input) => {
			for (const step of steps.slice(0, early)) step(input);
		});
		if (early < 1) await act(async () => field().focus());
		for (const length of [1, 2, 3, 4].filter((count) => count >= early)) {
			await type('swed'.slice(0, length));
		}
		if (early < steps.length) await press('Enter');
		expect(comparedCountries()).toEqual(['Denmark', 'France', 'Sweden']);
		expect(field().value).toBe('');
		expect(options()).toEqual([]);
	},
);

it('opens the list if the field was focused before React started', async () => {
	await start((input) => input.focus());
	expect(options()).toEqual([
		'AfghanistanAF +93',
		'DenmarkchosenDK +45',
		'FrancechosenFR +33',
		'GermanyDE +49',
		'SwedenSE +46',
	]);
});

it('adds a country once if Enter is pressed repeatedly', async () => {
	await start((input) => input.focus());
	await type('swed');
	await press('Enter', 'Enter', 'Enter');
	expect(comparedCountries()).toEqual(['Denmark', 'France', 'Sweden']);
	expect(options()).toEqual([]);
});

it('keeps a text without a match on Enter and shows an error', async () => {
	await start((input) => input.focus());
	await type('atlantis');
	await press('Enter');
	expect(field().value).toBe('atlantis');
	expect(container.textContent).toContain(en.pricing.noCountryFound);
	await type('swed');
	await press('Enter');
	expect(comparedCountries()).toEqual(['Denmark', 'France', 'Sweden']);
});

it('adds nothing on Enter in an emptied field', async () => {
	await start((input) => input.focus());
	await type('fr');
	await type('');
	await press('Enter');
	expect(comparedCountries()).toEqual(['Denmark', 'France']);
});

it('selects by arrow keys, and keeps a country that is already selected', async () => {
	await start((input) => input.focus());
	await press('ArrowDown', 'ArrowDown', 'Enter');
	expect(comparedCountries()).toEqual(['Denmark', 'France']);
	expect(texts(container, '[role=status]')).toContain('Denmark is in the comparison already');
	await press('ArrowDown', 'Enter');
	expect(comparedCountries()).toEqual(['Denmark', 'France', 'Afghanistan']);
});

it('announces a country that is removed in the table, and scrolls its list into view', async () => {
	const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
	await start((input) => input.focus());
	expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
	const remove = container.querySelector<HTMLElement>('[aria-label="Remove France"]');
	await act(async () => remove?.click());
	await act(async () => field().blur());
	expect(comparedCountries()).toEqual(['Denmark']);
	expect(texts(container, '[role=status]')).toContain('France has been removed');
});

it('offers all countries if the list of countries with a price can’t be fetched', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
	await start((input) => input.focus());
	await type('swed');
	expect(options()).toEqual(['SwedenSE +46']);
	expect(warn).toHaveBeenCalled();
	warn.mockRestore();
});

it('selects nothing on blur', async () => {
	await start((input) => input.focus());
	await type('swed');
	await act(async () => field().blur());
	expect(options()).toEqual([]);
	expect(comparedCountries()).toEqual(['Denmark', 'France']);
});

it('clears its text on Escape and selects nothing', async () => {
	await start((input) => input.focus());
	await type('swed');
	await press('Escape', 'Escape');
	expect(field().value).toBe('');
	expect(comparedCountries()).toEqual(['Denmark', 'France']);
});

it.each(['Home', 'End'])('%s moves the caret, as in a text field', async (key) => {
	await start((input) => input.focus());
	await type('swed');
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
	await act(async () => field().dispatchEvent(event));
	expect(options().length).toBeGreaterThan(0);
	expect(event.defaultPrevented).toBe(false);
});
