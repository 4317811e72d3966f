import { LRUCache } from 'lru-cache';
import { limits } from '../../../platform/limits.ts';
import type { PriceBook } from '../model/price-book.ts';

/** Cached responses by request, for each price book. They are garbage-collected with the book. */
const caches = new WeakMap<PriceBook, LRUCache<string, string>>();

function getCache(book: PriceBook): LRUCache<string, string> {
	const existing = caches.get(book);
	if (existing) return existing;
	const newCache = new LRUCache<string, string>({
		max: limits.prices.cachedResponses,
		maxSize: limits.prices.cacheBytes,
		maxEntrySize: limits.prices.responseBytes,
		sizeCalculation: (response) => response.length || 1,
	});
	caches.set(book, newCache);
	return newCache;
}

/** The cached response to the same request with the same prices. */
export const cachedResponse = (book: PriceBook, request: string): string | undefined =>
	getCache(book).get(request);

/** Caches a response unless it is larger than `limits.prices.responseBytes`. Evicts the least recently used ones. */
export function cacheResponse(book: PriceBook, request: string, response: string): void {
	getCache(book).set(request, response);
}
