import type { Payload } from 'payload';
import type { PriceBook } from './model/price-book.ts';

/** What the resolvers of the price contract work with. */
export interface ResolverContext {
	payload: Payload;
	/** Prices valid today, from memory whenever possible. */
	priceBook: () => Promise<PriceBook>;
	/** Which part of a long list to answer with. */
	part: AnswerPart;
}

/** A list too long for one go is answered in parts: the resolver says how many there are. */
export interface AnswerPart {
	index: number;
	count: number;
}
