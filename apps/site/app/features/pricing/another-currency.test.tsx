// @vitest-environment happy-dom
import { type Currency, perCurrency } from '@website/contracts/currencies';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { readPriceChoice } from '#shared/prices/price-address.ts';
import { priceModelSchema } from '#shared/prices/price-model.ts';
import { countryRows } from '#shared/prices/price-rows.ts';
import { summarize } from '#shared/prices/summary.ts';
import { MessagesProvider } from '~/i18n/context';
import { en } from '~/i18n/messages/en';
import { figureStyles } from '../../../../../scripts/contracts/figure-styles.ts';
import { CurrencySwitch } from './choice/currency-switch';
import { ComparisonTable } from './comparison/comparison-table';
import { readEstimateLink } from './estimator/choices';
import { insertFigures } from './figures/figures-in-texts.server';
import { InitialPricesContext } from './initial-prices';
import { loadInitialPrices } from './load-initial-prices.server';
import { parseStoredState } from './store/storage';

// A currency that only the contract lists, as is the case for a new one. ISO 4217 reserves this code for tests.
const testCurrency = 'XTS' as Currency;
vi.mock('@website/contracts/currencies', async (original) => {
	const contract = await original<{ currencies: string[] }>();
	contract.currencies.push('XTS');
	return contract;
});

const amounts = { EUR: '0.01', DKK: '0.07', [testCurrency]: '0.5' } as Record<Currency, string>;
const part = {
	country: 'DE',
	...perCurrency((currency) => amounts[currency]),
	...perCurrency((currency) => amounts[currency], 'premium'),
	...perCurrency((currency) => amounts[currency], 'fee'),
};
const model = priceModelSchema.parse({
	id: 'DE',
	transactionSms: part,
	subscriptionKeyword: part,
	subscriptionNumber: part,
	transactionRcs: {
		country: 'DE',
		operators: [
			{
				operator: { countryIso: 'DE', id: '1', mccMnc: '26201', name: 'One' },
				prices: [{ ...part, type: 'BASIC' }],
			},
		],
	},
});
const reader = {
	prices: async () => [model],
	rcs: async () => [model],
	changes: async () => null,
	emailPrices: async () => [],
	summaries: async () => [],
	smsCountries: async () => [],
	operators: async () => [],
};

async function render(element: React.ReactNode) {
	const search = new URLSearchParams('currency=xts&countries=DE');
	const prices = await loadInitialPrices(reader, search, () => {});
	return renderToStaticMarkup(
		<MemoryRouter>
			<MessagesProvider messages={en}>
				<InitialPricesContext value={prices}>{element}</InitialPricesContext>
			</MessagesProvider>
		</MemoryRouter>,
	);
}

it('reads a new currency from every part of a response', () => {
	const summary = summarize(model, testCurrency);
	const { sms, smsPremium, keyword, keywordFee, number, numberFee, rcs } = summary;
	const figures = [sms, smsPremium, keyword, keywordFee, number, numberFee, rcs.BASIC?.min];
	expect(figures).toEqual(figures.map(() => '0.5'));
	expect(countryRows(model, testCurrency)).toHaveLength(7);
});

it('accepts a new currency in the URL, in a shared estimate and in the stored choice', () => {
	expect(readPriceChoice(new URLSearchParams('currency=xts')).currency).toBe(testCurrency);
	expect(readEstimateLink(`#estimator?c=${testCurrency}&v=&e=0`)?.currency).toBe(testCurrency);
	expect(parseStoredState({ selectedCurrency: testCurrency }).selectedCurrency).toBe(testCurrency);
});

it('shows a new currency in the switch, the prices and the table’s caption', async () => {
	expect(await render(<CurrencySwitch />)).toMatch(/value="XTS" aria-pressed="true"/);
	const table = await render(<ComparisonTable channel="all" />);
	expect(table).toMatch(/XTS\s0\.50/);
	expect(table).toMatch(/Prices by country in [^"<]*(XTS|test)/i);
});

it('inserts a new currency’s prices into texts and styles', async () => {
	const text = '<data data-price="sms" data-country="DE"></data>';
	const html = await insertFigures(text, {
		priceApi: reader,
		localization: { locale: 'en', messages: en },
		onPrices: () => {},
		onDegraded: () => {},
	});
	expect(html).toMatch(/<data value="0.5" data-figure="XTS" translate="no">XTS\s0\.5000<\/data>/);
	expect(figureStyles()).toContain(':root[data-currency="XTS"]');
});
