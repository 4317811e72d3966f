import type { Currency } from '@website/contracts/currencies';
import { createContext, use } from 'react';
import type { PriceChoice } from '#shared/prices/price-address.ts';
import type { EmailPrice, PriceChange, PriceModel } from '#shared/prices/price-model.ts';

/** The prices of the server's render, which initialize the browser's store. Serialized into the page. */
export interface InitialPrices {
	currency: Currency;
	countries: string[];
	/** The parts of this choice that the page's URL contains. */
	named: PriceChoice['named'];
	priceData: PriceModel[];
	emailPrices: EmailPrice[];
	/** True if the price API could not be read; `priceData` is then empty. */
	failed: boolean;
	/** True if e-mail prices could not be read; the browser then fetches them. */
	emailFailed: boolean;
}

/**
 * The prices from a page's loader for its price sections; null on a page without them. A separate file, so that providing it needs no
 * other code of prices.
 */
export const InitialPricesContext = createContext<InitialPrices | null>(null);

/** The announced changes of all countries, earliest first. */
export const AnnouncedContext = createContext<readonly PriceChange[]>([]);

/** The announced changes of a country, earliest first. */
export function useAnnounced(country: string): PriceChange[] {
	return use(AnnouncedContext).filter((change) => change.country === country);
}
