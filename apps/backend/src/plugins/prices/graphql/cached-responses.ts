import { LRUCache } from 'lru-cache';
import { limits } from '../../../platform/limits.ts';
import type { PriceBook } from '../model/price-book.ts';

/** Answers by request, as long as the prices they were made from. */
const caches = new WeakMap<PriceBook, LRUCache<string, string>>();

function cacheOf(book: PriceBook): LRUCache<string, string> {
	const existing = caches.get(book);
	if (existing) return existing;
	const empty = new LRUCache<string, string>({
		max: limits.prices.answers,
		maxSize: limits.prices.answersBytes,
		maxEntrySize: limits.prices.responseBytes,
		sizeCalculation: (response) => response.length || 1,
	});
	caches.set(book, empty);
	return empty;
}

/** The answer once given to the same request from the same prices. */
export const cachedResponse = (book: PriceBook, request: string): string | undefined =>
	cacheOf(book).get(request);

/** Caches an answer of usual size; those that were not asked for longest go when there are too many. */
export function cacheResponse(book: PriceBook, request: string, response: string): void {
	cacheOf(book).set(request, response);
}
