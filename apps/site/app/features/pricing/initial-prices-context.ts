import { createContext } from 'react';
import type { InitialPrices } from './initial-prices';

/** What a page's loader read for its price sections; null on a page without them. Nothing else of prices is needed to provide it. */
export const InitialPricesContext = createContext<InitialPrices | null>(null);
