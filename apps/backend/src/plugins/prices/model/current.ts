import { pricesTag } from '@website/contracts/cache-tags';
import type { Payload } from 'payload';
import { onInvalidate } from '../../../platform/cluster/invalidation.ts';
import { environment } from '../../../platform/environment.ts';
import { processMemory } from '../../../platform/process-memory.ts';
import { today } from '../collections/today.ts';
import { countOperators, readOperatorRows } from './operator-rows.ts';
import { createPriceBook, type PriceBook } from './price-book.ts';
import { readPriceChanges } from './price-changes.ts';
import { loadRows } from './rows.ts';

interface Cached {
	book?: Promise<PriceBook>;
	day: string;
	until: number;
}

const memory = processMemory<Cached>('book', () => {
	const cached: Cached = { day: '', until: 0 };
	onInvalidate((tags) => {
		if (tags === 'all' || tags.includes(pricesTag)) cached.until = 0;
	});
	return cached;
});

async function loadBook(payload: Payload, day: string): Promise<PriceBook> {
	const [rows, counts] = await Promise.all([loadRows(payload, day), countOperators(payload)]);
	return createPriceBook(day, rows, {
		counts,
		readOperators: (countries) => readOperatorRows(payload, day, countries),
		readChanges: () => readPriceChanges(payload, day),
	});
}

/**
 * The price book of today. It is cached until a price changes, at most until midnight and for ANSWER_CACHE_SECONDS, because another process
 * may have changed a price.
 */
export function currentBook(payload: Payload, now = new Date()): Promise<PriceBook> {
	const cached = memory();
	const day = today(now);
	if (!cached.book || cached.day !== day || cached.until <= now.getTime()) {
		cached.day = day;
		cached.until = now.getTime() + environment.ANSWER_CACHE_SECONDS * 1000;
		const book = loadBook(payload, day);
		cached.book = book;
		book.catch(() => {
			if (cached.book === book) cached.until = 0;
		});
	}
	return cached.book;
}
