import { pricesTag } from '@website/contracts/cache-tags';
import { expect, it } from 'vitest';
import { startTestBackend } from './backend.ts';

const query = `query getProducts($lang: Locale!) { products(lang: $lang) {
	title price priceText currency operatorPrices { title price } addOnProducts { title price currency }
	priceReference { item country operator volume } } }`;

const backend = await startTestBackend();
const { payload } = backend;
const { ensureCountries } = await import('../src/plugins/prices/seed/countries.ts');
await ensureCountries(payload);
const today = '2026-01-01';
const shared = { country: 'DK', validFrom: today };
const amounts = { eur: 42_500, dkk: 317_000 };
const operator = { name: 'Nordtel', mccMnc: '23801', countryIso: 'DK' };
const { id } = await payload.create({ collection: 'operators', data: operator });
await payload.create({
	collection: 'rcs-prices',
	data: { operator: id, type: 'BASIC', validFrom: today, ...amounts },
});
await payload.create({
	collection: 'subscription-prices',
	data: { ...shared, country: 'GB', kind: 'number', eur: 12_000_000, dkk: 90_000_000 },
});

it('returns products with prices from the price lists', async () => {
	const { body } = await backend.query(query, { variables: { lang: 'en' } });
	expect(body.errors).toBeUndefined();
	expect(body.data.products[1]).toMatchObject({
		price: '0.0425',
		currency: 'EUR',
		addOnProducts: [{ title: 'Number', price: '12', currency: 'EUR' }],
		operatorPrices: [{ title: 'Nordtel', price: '0.0425' }],
	});
	expect(body.extensions.cacheTags).toContain(pricesTag);
});

it('returns a changed price immediately', async () => {
	const { payload } = backend;
	const { docs } = await payload.find({ collection: 'rcs-prices', limit: 1 });
	await payload.update({ collection: 'rcs-prices', id: docs[0]?.id ?? 0, data: { eur: 50_000 } });
	const { body } = await backend.query(query, { variables: { lang: 'en' } });
	expect(body.data.products[1]).toMatchObject({
		price: '0.05',
		operatorPrices: [{ price: '0.05' }],
	});
});
