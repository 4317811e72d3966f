import type { Currency } from '@website/contracts/currencies';
import { defaultCurrency } from '@website/contracts/site-currencies';
import { compare, normalize } from '#shared/prices/decimal.ts';
import type { ProductFieldsFragment } from '~/content/generated/operations';
import type { PriceFigures } from '~/features/pricing/figures/figures-context';
import { referenceKey } from '~/features/pricing/figures/reference';

/** The price of a product as schema.org Offer, or AggregateOffer for a range; null without a price. */
export function productOffer(
	{ priceReference, price, currency }: ProductFieldsFragment,
	figures: PriceFigures,
	pageCurrency: Currency = defaultCurrency(),
): object | null {
	if (!priceReference) {
		return price === null ? null : { '@type': 'Offer', price, priceCurrency: currency };
	}
	const priceFigure = figures[referenceKey(priceReference)];
	const figure = !priceFigure || priceFigure === 'unavailable' ? null : priceFigure[pageCurrency];
	if (!figure) return null;
	const [low, high] = [normalize(figure.min), normalize(figure.max)];
	return compare(low, high) === 0
		? { '@type': 'Offer', price: low, priceCurrency: pageCurrency }
		: { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, priceCurrency: pageCurrency };
}
