import { createContext, use } from 'react';
import type { PriceChange } from '#shared/prices/price-model.ts';

/** The announced changes of all countries, earliest first. */
export const AnnouncedContext = createContext<readonly PriceChange[]>([]);

/** The announced changes of a country, earliest first. */
export function useAnnounced(country: string): PriceChange[] {
	return use(AnnouncedContext).filter((change) => change.country === country);
}
