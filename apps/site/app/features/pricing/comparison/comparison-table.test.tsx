// @vitest-environment ./test/dom/environment.ts
import type { Currency } from '@website/contracts/currencies';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '~/i18n/context';
import { en } from '~/i18n/messages/en';
import { texts } from '~/testing/render';
import { examplePrices, inCurrency } from '../../../../test/prices/example-prices';
import { type InitialPrices, InitialPricesContext } from '../initial-prices';
import { RcsLookupNote } from '../operators/operators-by-country';
import { ComparisonTable } from './comparison-table';

const pricesIn = (currency: Currency): InitialPrices => ({
	currency,
	countries: ['DK', 'SE'],
	named: { currency: true, countries: true },
	failed: false,
	emailFailed: false,
	emailPrices: [],
	priceData: ['DK', 'SE'].map((id) => inCurrency(examplePrices(id), currency)),
});

let root: Root;
let container: HTMLElement;

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	container = document.body.appendChild(document.createElement('div'));
	root = createRoot(container);
});
afterEach(async () => {
	await act(async () => root.unmount());
	container.remove();
	vi.unstubAllGlobals();
});

const show = (prices: InitialPrices) =>
	act(async () =>
		root.render(
			<MemoryRouter>
				<MessagesProvider messages={en}>
					<InitialPricesContext value={prices}>
						<ComparisonTable channel="sms" />
						<RcsLookupNote />
					</InitialPricesContext>
				</MessagesProvider>
			</MemoryRouter>,
		),
	);
const sms = () => {
	const rows = [...container.querySelectorAll('tbody:first-of-type tr')];
	return texts(rows.find((row) => row.querySelector('td')) ?? container, 'td');
};
const box = () => container.querySelector<HTMLInputElement>('input[type=checkbox]');

const removeButtons = () => [
	...container.querySelectorAll<HTMLButtonElement>('thead button[name=countries]'),
];

it('names its columns by the country alone, without the buttons', async () => {
	await show(pricesIn('EUR'));
	expect(texts(container, 'thead th')).toEqual(['Price', 'Denmark', 'Sweden']);
});

it('moves the focus from a removed country to the next one, and from the last to the country field', async () => {
	const prices = pricesIn('EUR');
	vi.stubGlobal('fetch', async () => Response.json({ data: prices.priceData }));
	container.insertAdjacentHTML('afterend', '<input data-country-field="">');
	const field = container.nextElementSibling;
	await show(prices);
	const [, sweden] = removeButtons();
	await act(async () => removeButtons()[0]?.click());
	expect(removeButtons()).toEqual([sweden]);
	expect(document.activeElement).toBe(sweden);
	await act(async () => sweden?.click());
	expect(removeButtons()).toEqual([]);
	expect(document.activeElement).toBe(field);
	field?.remove();
});

describe('euro prices beside another currency', () => {
	it('are fetched with the currency EUR on request, and hidden again', async () => {
		const fetch = vi.fn(async () =>
			Response.json({ data: ['DK', 'SE'].map((id) => inCurrency(examplePrices(id), 'EUR')) }),
		);
		vi.stubGlobal('fetch', fetch);
		await show(pricesIn('DKK'));
		const before = sms();
		expect(before[0]).toMatch(/^DKK/);
		await act(async () => box()?.click());
		expect(fetch).toHaveBeenCalledExactlyOnceWith(
			'/api/prices?currency=EUR&countries=DK,SE',
			expect.anything(),
		);
		expect(sms()).toEqual([`${before[0]}€0.0132`, expect.stringMatching(/^DKK.*€0\.\d+$/)]);
		await act(async () => box()?.click());
		expect(sms()).toEqual(before);
	});

	it('are omitted if they cannot be fetched', async () => {
		vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
		await show(pricesIn('DKK'));
		const before = sms();
		await act(async () => box()?.click());
		expect(sms()).toEqual(before);
		expect(warn).toHaveBeenCalledWith('Failed to fetch price data:', expect.any(Error));
	});

	it('have no switch if the currency is the euro', async () => {
		await show(pricesIn('EUR'));
		expect(box()).toBeNull();
	});
});

describe('the RCS lookup (specification section 9)', () => {
	it('shows the basic price of the first operator', async () => {
		await show(pricesIn('EUR'));
		const first = examplePrices('DK').transactionRcs?.operators[0];
		const note = container.querySelector('p[aria-live]')?.textContent;
		expect(note).toContain('Denmark: €0.01567 for ');
		expect(note).toContain(first?.operator.name);
	});

	it('hides the note if the price is missing and therefore 0', async () => {
		const prices = pricesIn('EUR');
		await show({
			...prices,
			priceData: prices.priceData.map((model) => ({ ...model, transactionRcs: null })),
		});
		expect(container.querySelector('p[aria-live]')).toBeNull();
	});
});
