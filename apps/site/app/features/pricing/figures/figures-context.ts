import type { Currency } from '@website/contracts/currencies';
import { siteCurrencies } from '@website/contracts/site-currencies';
import { createContext, use } from 'react';
import type { Figure } from './figure';
import { type FigureReference, referenceKey } from './reference';

/** One figure in every currency, null where the list has no price; "unavailable" where the list could not be read. */
export type PriceFigure = Partial<Record<Currency, Figure | null>> | 'unavailable';

/** The figures that a page's content names, by their references' keys. Serialized into the page. */
export type PriceFigures = Readonly<Record<string, PriceFigure>>;

export const PriceFiguresContext = createContext<PriceFigures>({});

/** A figure's first currency that has a price, for what is the same in all of them; null without any. */
export function inAnyCurrency(figure: Exclude<PriceFigure, 'unavailable'>): Figure | null {
	return (
		siteCurrencies()
			.map((currency) => figure[currency] ?? null)
			.find(Boolean) ?? null
	);
}

/** The figure a reference names, as the page's loader read it. */
export function usePriceFigure(reference: FigureReference): PriceFigure {
	return use(PriceFiguresContext)[referenceKey(reference)] ?? 'unavailable';
}
