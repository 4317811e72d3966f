import type { Payload } from 'payload';
import type { PriceBook } from './model/price-book.ts';

export interface ResolverContext {
	payload: Payload;
	priceBook: () => Promise<PriceBook>;
	part: ResponsePart;
}

/** A list too long for one go is answered in parts: the resolver says how many there are. */
export interface ResponsePart {
	index: number;
	count: number;
}
