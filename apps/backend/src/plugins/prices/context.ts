import type { Payload } from 'payload';
import type { PriceBook } from './model/price-book.ts';

export interface ResolverContext {
	payload: Payload;
	priceBook: () => Promise<PriceBook>;
	part: ResponsePart;
}

/** The part of a list to return, if the list is too long for a single query. The resolver sets `count`. */
export interface ResponsePart {
	index: number;
	count: number;
}
