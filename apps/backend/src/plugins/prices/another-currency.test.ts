import type { Field } from 'payload';
import { fieldAffectsData } from 'payload/shared';
import { expect, it, vi } from 'vitest';
import { emailPriceTiers } from './collections/email-price-tiers.ts';
import { rcsPrices } from './collections/rcs-prices.ts';
import { smsPrices } from './collections/sms-prices.ts';
import { subscriptionPrices } from './collections/subscription-prices.ts';
import { priceList } from './lists/price-lists.ts';
import { toSubscriptionPrice, toTransactionSms } from './model/country-prices.ts';
import { inCurrency } from './model/in-currency.ts';
import { storedAmounts } from './model/stored-amounts.ts';

// Adds a currency to the shared list only, as a first step of supporting it. ISO 4217 reserves the code XTS for tests.
vi.mock('@website/contracts/currencies', async (original) => {
	const contract = await original<{ currencies: string[] }>();
	contract.currencies.push('XTS');
	return contract;
});

const fieldNames = (fields: readonly Field[]): string[] =>
	fields.flatMap((field) => {
		if (field.type === 'row') return fieldNames(field.fields);
		return fieldAffectsData(field) ? field.name : [];
	});

it.each([
	[smsPrices, ['xts', 'xtsPremium']],
	[subscriptionPrices, ['xts', 'xtsFee']],
	[rcsPrices, ['xts']],
	[emailPriceTiers, ['xts']],
] as const)('adds a new currency to the fields and columns of $slug', (collection, expected) => {
	const { columns } = priceList(collection.slug as Parameters<typeof priceList>[0]);
	for (const name of expected) {
		expect(fieldNames(collection.fields)).toContain(name);
		expect(collection.admin?.defaultColumns).toContain(name);
		expect(columns.map((column) => column.name)).toContain(name);
	}
});

it('returns prices in a new currency, and null for it in a query for another currency', () => {
	const millionths = (currency: string) => (currency === 'XTS' ? 3 : 1);
	const row = {
		id: 1,
		country: 'DE',
		announced: null,
		updatedAt: '',
		validFrom: '2026-01-01',
		...storedAmounts(millionths),
	};
	const sms = toTransactionSms({ ...row, ...storedAmounts(millionths, 'Premium') });
	const fees = storedAmounts(millionths, 'Fee');
	const keyword = toSubscriptionPrice({ ...row, ...fees, kind: 'keyword' });
	expect(sms).toMatchObject({ XTS: '0.000003', XTSpremium: '0.000003' });
	expect(keyword).toMatchObject({ XTS: '0.000003', XTSfee: '0.000003' });
	const euros = inCurrency({ id: 'DE', transactionSms: sms, subscriptionKeyword: keyword }, 'EUR');
	expect(euros.transactionSms).toMatchObject({ EUR: '0.000001', XTS: null, XTSpremium: null });
	expect(euros.subscriptionKeyword).toMatchObject({ EURfee: '0.000001', XTSfee: null });
});
