import { expect, it } from 'vitest';
import { referenceKey } from '~/features/pricing/figures/reference';
import { example } from '~/sections/pricing-table/example';
import { productOffer } from './page-json-ld';

const [exampleProduct] = example.products ?? [];
if (!exampleProduct) throw new Error('the example has a product');
const priceReference = {
	item: 'sms',
	country: 'DK',
	show: 'exact',
	operator: null,
	volume: null,
} as const;
const product = { ...exampleProduct, price: '0.040', priceReference };
const range = (min: `${number}`, max: `${number}`) => ({ min, max, unit: null, operator: null });

it('uses the price of the list in the page’s currency, and ignores the product’s own price', () => {
	const figures = {
		[referenceKey(priceReference)]: {
			EUR: range('0.071300', '0.071300'),
			DKK: range('0.53', '0.54'),
		},
	};
	expect(productOffer(product, figures)).toEqual({
		'@type': 'Offer',
		price: '0.0713',
		priceCurrency: 'EUR',
	});
	expect(productOffer(product, figures, 'DKK')).toEqual({
		'@type': 'AggregateOffer',
		lowPrice: '0.53',
		highPrice: '0.54',
		priceCurrency: 'DKK',
	});
});

it('returns no offer if the price is missing or could not be read', () => {
	expect(productOffer(product, {})).toBeNull();
	expect(productOffer(product, { [referenceKey(priceReference)]: 'unavailable' })).toBeNull();
	expect(productOffer({ ...exampleProduct, price: null }, {})).toBeNull();
});

it('uses the product’s own price if it has no price reference', () => {
	expect(productOffer(exampleProduct, {})).toEqual({
		'@type': 'Offer',
		price: '0.040',
		priceCurrency: 'EUR',
	});
});
