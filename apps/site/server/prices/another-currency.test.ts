import type { Currency } from '@website/contracts/currencies';
import { expect, it, vi } from 'vitest';
import { pageKey } from '#shared/addresses/page-key.ts';
import { priceModelSchema } from '#shared/prices/price-model.ts';
import { createPricesRoutes } from './index.ts';
import { PriceCache } from './price-cache.ts';

// A currency that is in the one list and nowhere else, as a new one is at first. ISO 4217 keeps this code for tests.
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
	rcs: async () => [model],
	countries: async () => [{ id: 'DE', hasSms: true }],
	changes: async () => null,
	emailPrices: async () => [],
};
const cache = new PriceCache({ source: client, warn: () => {} });
const routes = createPricesRoutes(cache);

it('is in the key of a page', () => {
	expect(pageKey('/pricing', '?currency=xts').search).toBe('?currency=XTS');
});

it('is read before somebody asks for it', async () => {
	await cache.warm();
	expect(currencies).toContain('XTS');
});

it.each([
	['/api/prices?currency=XTS&countries=DE', '"XTS":"0.5"'],
	['/api/prices/summary?currency=XTS', '"sms":"0.5"'],
	['/prices/xts.csv', 'DE,sms,segment,,,1,0.5,XTS'],
	['/prices/xts.json', '"from":1,"price":"0.5"'],
])('is offered at %s', async (address, text) => {
	const response = await routes.request(address);
	expect(response.status).toBe(200);
	expect(await response.text()).toContain(text);
});

it('is named where another one is refused', async () => {
	const response = await routes.request('/api/prices?currency=GBP');
	expect(await response.text()).toContain('or XTS');
});
