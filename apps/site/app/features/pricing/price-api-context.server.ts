import { createContext, type RouterContextProvider } from 'react-router';
import type { PriceReader } from '#shared/prices/price-reader.ts';

export const priceApiContext = createContext<PriceReader>();

/** The price API of the current request, which hides the token. */
export function getPriceApi(context: Readonly<RouterContextProvider>): PriceReader {
	return context.get(priceApiContext);
}
