import { createContext } from 'react';
import type { InitialPrices } from './initial-prices';

/**
 * The prices from a page's loader for its price sections; null on a page without them. A separate file, so that providing it needs no
 * other code of prices.
 */
export const InitialPricesContext = createContext<InitialPrices | null>(null);
