import { isCountryCode } from '@website/contracts/countries';
import { siteCurrencies } from '@website/contracts/site-currencies';
import { times } from '#shared/prices/decimal.ts';
import { defaultCountries } from '#shared/prices/price-address.ts';
import type { PriceModel } from '#shared/prices/price-model.ts';
import { figureOf } from '../pricing/figures/figure.ts';
import type { PriceFigure } from '../pricing/figures/figures-context';
import { type FigureReference, listReference } from '../pricing/figures/reference.ts';

const countryItems = ['sms', 'rcsBasic', 'rcsSingle'] as const;

/** Prices of a message segment in a country. */
export type CountryPrices = Record<(typeof countryItems)[number], PriceFigure>;

/** A range from the cheapest to the most expensive tier, because the tier depends on the monthly volume. */
export const emailReference = listReference('email', null, 'range');

/** The country that a composer shows first: the editors' choice, or the first default country of the price pages. */
export function firstCountry(country: string): string {
	return isCountryCode(country) ? country : (defaultCountries[0] ?? '');
}

export function countryReferences(country: string): Record<keyof CountryPrices, FigureReference> {
	return {
		sms: listReference('sms', country, 'exact'),
		rcsBasic: listReference('rcsBasic', country, 'exact'),
		rcsSingle: listReference('rcsSingle', country, 'exact'),
	};
}

/** References to all prices that a composer shows first. */
export function composerReferences({ country }: { country: string }): FigureReference[] {
	return [...Object.values(countryReferences(firstCountry(country))), emailReference];
}

/** Returns a country's prices. `lists` holds the price models for each currency, in the order of the site's currencies. */
export function countryPrices(country: string, lists: readonly PriceModel[][]): CountryPrices {
	const references = countryReferences(country);
	const figure = (item: keyof CountryPrices): PriceFigure =>
		Object.fromEntries(
			siteCurrencies().map((currency, index) => {
				const source = { models: lists[index] ?? [], rcs: [], emailPrices: [] };
				return [currency, figureOf(references[item], source, currency)];
			}),
		);
	return { sms: figure('sms'), rcsBasic: figure('rcsBasic'), rcsSingle: figure('rcsSingle') };
}

/** Multiplies a price by the number of segments, without rounding. */
export function multiplyFigure(figure: PriceFigure, count: number): PriceFigure {
	if (figure === 'unavailable' || count === 1) return figure;
	return Object.fromEntries(
		Object.entries(figure).map(([currency, price]) => [
			currency,
			price && { ...price, min: times(price.min, count), max: times(price.max, count) },
		]),
	);
}
