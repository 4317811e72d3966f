import { expect, it } from 'vitest';
import { referenceKey } from '~/features/pricing/figures/reference';
import { example } from '~/sections/pricing-table/example';
import { productOffer } from './product-offer';

const [typed] = example.products ?? [];
if (!typed) throw new Error('the example has a product');
const priceReference = {
	item: 'sms',
	country: 'DK',
	show: 'exact',
	operator: null,
	volume: null,
} as const;
const product = { ...typed, price: '0.040', priceReference };
const range = (min: `${number}`, max: `${number}`) => ({ min, max, unit: null, operator: null });

it('offers the figure of the list, in the page’s currency, whatever was typed beside it', () => {
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

it('offers nothing that could not be read or has no price', () => {
	expect(productOffer(product, {})).toBeNull();
	expect(productOffer(product, { [referenceKey(priceReference)]: 'unavailable' })).toBeNull();
	expect(productOffer({ ...typed, price: null }, {})).toBeNull();
});

it('offers what another endpoint’s editors typed', () => {
	expect(productOffer(typed, {})).toEqual({
		'@type': 'Offer',
		price: '0.040',
		priceCurrency: 'EUR',
	});
});
