import type { Field } from 'payload';
import { fieldAffectsData } from 'payload/shared';
import { expect, it, vi } from 'vitest';
import { priceCollections, priceList } from './collections/price-collections.ts';
import { inCurrency, toCountryPrice } from './model/price-book.ts';
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
	['sms-prices', ['xts', 'xtsPremium']],
	['subscription-prices', ['xts', 'xtsFee']],
	['rcs-prices', ['xts']],
	['email-price-tiers', ['xts']],
] as const)('adds a new currency to the fields and columns of %s', (slug, expected) => {
	const collection = priceCollections.find((one) => one.slug === slug);
	const { columns } = priceList(slug);
	for (const name of expected) {
		expect(fieldNames(collection?.fields ?? [])).toContain(name);
		expect(collection?.admin?.defaultColumns).toContain(name);
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
	const sms = toCountryPrice({ ...row, ...storedAmounts(millionths, 'Premium') }, 'Premium');
	const keyword = toCountryPrice({ ...row, ...storedAmounts(millionths, 'Fee') }, 'Fee');
	expect(sms).toMatchObject({ XTS: '0.000003', XTSpremium: '0.000003' });
	expect(keyword).toMatchObject({ XTS: '0.000003', XTSfee: '0.000003' });
	const euros = inCurrency({ id: 'DE', transactionSms: sms, subscriptionKeyword: keyword }, 'EUR');
	expect(euros.transactionSms).toMatchObject({ EUR: '0.000001', XTS: null, XTSpremium: null });
	expect(euros.subscriptionKeyword).toMatchObject({ EURfee: '0.000001', XTSfee: null });
});
