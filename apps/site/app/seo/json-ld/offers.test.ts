import { describe, expect, it } from 'vitest';
import type { InitialPrices } from '~/features/pricing/initial-prices';
import { examplePrices } from '../../../test/prices/example-prices';
import { offersJsonLd } from './offers';

const prices: InitialPrices = {
	currency: 'EUR',
	countries: ['DE', 'FR'],
	named: { currency: false, countries: false },
	failed: false,
	emailFailed: false,
	emailPrices: [],
	priceData: [examplePrices('DE'), examplePrices('FR')],
};
const page = {
	locale: 'de',
	origin: 'https://s.example',
	url: 'https://s.example/de/preise',
} as const;

describe('offers as structured data', () => {
	it('contain the exact prices of the page', () => {
		const [service] = offersJsonLd({ ...page, prices });
		expect(service).toMatchObject({
			'@type': 'Service',
			offers: [
				{ name: 'SMS: Deutschland', price: '0.0286', priceCurrency: 'EUR' },
				{ name: 'SMS Premium: Deutschland' },
				// France has no price for the direct route, so it has no such offer.
				{ name: 'SMS: Frankreich', price: '0.072' },
			],
		});
	});

	it('are empty without prices', () => {
		expect(offersJsonLd({ ...page, prices: { ...prices, priceData: [] } })).toEqual([]);
	});
});
