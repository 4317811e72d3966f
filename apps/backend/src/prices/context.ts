import type { Payload } from 'payload';
import type { PriceBook } from './model/price-book.ts';

/** What the resolvers of the price contract work with. */
export interface ResolverContext {
	payload: Payload;
	/** Prices valid today, from memory whenever possible. */
	priceBook: () => Promise<PriceBook>;
}
