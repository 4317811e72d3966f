import type { Payload } from 'payload';
import type { PriceBook } from './model/price-book.ts';

export interface ResolverContext {
	payload: Payload;
	priceBook: () => Promise<PriceBook>;
	part: AnswerPart;
}

/** A list too long for one go is answered in parts: the resolver says how many there are. */
export interface AnswerPart {
	index: number;
	count: number;
}
