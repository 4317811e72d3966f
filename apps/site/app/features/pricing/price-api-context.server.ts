import { createContext, type RouterContextProvider } from 'react-router';
import type { PriceApi } from '#shared/prices/prices.ts';

export const priceApiContext = createContext<PriceApi>();

/** The price API of the current request; the token stays behind it. */
export function getPriceApi(context: Readonly<RouterContextProvider>): PriceApi {
	return context.get(priceApiContext);
}
