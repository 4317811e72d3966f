import type { Currency } from '@website/contracts/currencies';
import { expect, it, vi } from 'vitest';
import { pageKey } from '#shared/addresses/page-key.ts';
import { priceModelSchema } from '#shared/prices/price-model.ts';
import { createPricesRoutes } from './index.ts';
import { PriceCache } from './price-cache.ts';

// A new currency, which only the contract lists. ISO 4217 reserves this code for tests.
vi.mock('@website/contracts/currencies', async (original) => {
	const contract = await original<{ currencies: string[] }>();
	contract.currencies.push('XTS');
	return contract;
});

const model = priceModelSchema.parse({
	id: 'DE',
	transactionSms: { country: 'DE', XTS: '0.5' },
});
const currencies: Currency[] = [];
const client = {
	prices: async ({ currency }: { currency: Currency }) => {
		currencies.push(currency);
		return [model];
	},
	changes: async () => null,
	emailPrices: async () => [],
};
const cache = new PriceCache({ source: client, warn: () => {} });
const routes = createPricesRoutes(cache);

it('is part of the cache key of a page', () => {
	expect(pageKey('/pricing', '?currency=xts').search).toBe('?currency=XTS');
});

it('is read when the cache is warmed', async () => {
	await cache.warm();
	expect(currencies).toContain('XTS');
});

it.each([
	['/api/prices?currency=XTS&countries=DE', '"XTS":"0.5"'],
	['/api/prices/summary?currency=XTS', '"sms":"0.5"'],
	['/prices/xts.csv', 'DE,sms,segment,,,1,0.5,XTS'],
	['/prices/xts.json', '"from":1,"price":"0.5"'],
])('is available at %s', async (address, text) => {
	const response = await routes.request(address);
	expect(response.status).toBe(200);
	expect(await response.text()).toContain(text);
});

it('is listed in the error for an unknown currency', async () => {
	const response = await routes.request('/api/prices?currency=GBP');
	expect(await response.text()).toContain('or XTS');
});
