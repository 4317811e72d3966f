import { siteCurrencies } from '@website/contracts/site-currencies';
import { isCountryCode } from '#shared/prices/countries.ts';
import { times } from '#shared/prices/decimal.ts';
import { defaultCountries } from '#shared/prices/price-address.ts';
import type { PriceModel } from '#shared/prices/price-model.ts';
import { figureOf } from '../pricing/figures/figure.ts';
import type { PriceFigure } from '../pricing/figures/figures-context';
import type { FigureReference } from '../pricing/figures/reference.ts';

const countryItems = ['sms', 'rcsBasic', 'rcsSingle'] as const;

/** The price of a message in a country, by its segments. */
export type CountryPrices = Record<(typeof countryItems)[number], PriceFigure>;

function reference(item: FigureReference['item'], country: string | null): FigureReference {
	return { item, country, show: 'exact', operator: null, volume: null };
}

/** From the cheapest tier to the dearest one: which it is depends on the month. */
export const emailReference: FigureReference = { ...reference('email', null), show: 'range' };

/** The country whose price a composer shows first: its editors' choice, or else the first one of the price pages. */
export function firstCountry(country: string): string {
	return isCountryCode(country) ? country : (defaultCountries[0] ?? '');
}

export function countryReferences(country: string): Record<keyof CountryPrices, FigureReference> {
	return {
		sms: reference('sms', country),
		rcsBasic: reference('rcsBasic', country),
		rcsSingle: reference('rcsSingle', country),
	};
}

/** Every figure of the price list that a composer shows first. */
export function composerReferences({ country }: { country: string }): FigureReference[] {
	return [...Object.values(countryReferences(firstCountry(country))), emailReference];
}

/** A country's prices from the price list, one answer for each currency in their order. */
export function countryPrices(country: string, answers: readonly PriceModel[][]): CountryPrices {
	const references = countryReferences(country);
	const figure = (item: keyof CountryPrices): PriceFigure =>
		Object.fromEntries(
			siteCurrencies().map((currency, index) => {
				const source = { models: answers[index] ?? [], rcs: [], emailPrices: [] };
				return [currency, figureOf(references[item], source, currency)];
			}),
		);
	return { sms: figure('sms'), rcsBasic: figure('rcsBasic'), rcsSingle: figure('rcsSingle') };
}

/** So many of a figure, exactly: a message of three segments costs three times one. */
export function multiplied(figure: PriceFigure, count: number): PriceFigure {
	if (figure === 'unavailable' || count === 1) return figure;
	return Object.fromEntries(
		Object.entries(figure).map(([currency, one]) => [
			currency,
			one && { ...one, min: times(one.min, count), max: times(one.max, count) },
		]),
	);
}
