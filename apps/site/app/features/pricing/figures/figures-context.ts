import type { Currency } from '@website/contracts/currencies';
import { createContext, use } from 'react';
import type { Figure } from './figure';
import { type FigureReference, referenceKey } from './reference';

/** One figure in both currencies, null where the list has no price; "unavailable" where the list could not be read. */
export type PriceFigure = Partial<Record<Currency, Figure | null>> | 'unavailable';

/** The figures that a page's content names, by their references' keys. Serialised into the page. */
export type PriceFigures = Readonly<Record<string, PriceFigure>>;

export const PriceFiguresContext = createContext<PriceFigures>({});

/** The figure a reference names, as the page's loader read it. */
export function usePriceFigure(reference: FigureReference): PriceFigure {
	return use(PriceFiguresContext)[referenceKey(reference)] ?? 'unavailable';
}
