import type { Currency } from '@website/contracts/currencies';
import { siteCurrencies } from '@website/contracts/site-currencies';
import { createContext, use } from 'react';
import type { Figure } from './figure';
import { type FigureReference, referenceKey } from './reference';

/** A figure in all currencies, null if the list has no price; "unavailable" if the list could not be read. */
export type PriceFigure = Partial<Record<Currency, Figure | null>> | 'unavailable';

/** The figures in a page's content, by the keys of their references. Serialized into the page. */
export type PriceFigures = Readonly<Record<string, PriceFigure>>;

export const PriceFiguresContext = createContext<PriceFigures>({});

/** The figure in the first currency with a price, for properties that do not depend on the currency; null if there is none. */
export function inAnyCurrency(figure: Exclude<PriceFigure, 'unavailable'>): Figure | null {
	return (
		siteCurrencies()
			.map((currency) => figure[currency] ?? null)
			.find(Boolean) ?? null
	);
}

/** The figure of a reference from the page's loader. */
export function usePriceFigure(reference: FigureReference): PriceFigure {
	return use(PriceFiguresContext)[referenceKey(reference)] ?? 'unavailable';
}
