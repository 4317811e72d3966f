import { createContext, use } from 'react';
import type { PriceChange } from '#shared/prices/price-model.ts';
import type { AnnouncedChanges } from './changes-data';

/** Null on a page without prices, and if no change is announced. */
export const AnnouncedContext = createContext<AnnouncedChanges | null>(null);

/** The announced changes of a country, earliest first. */
export function useAnnounced(country: string): PriceChange[] {
	const announced = use(AnnouncedContext);
	return (announced?.changes ?? []).filter((change) => change.country === country);
}
