import { limits } from '../../limits.ts';
import type { PriceBook } from '../model/price-book.ts';

interface Cached {
	answers: Map<string, string>;
	size: number;
}

const caches = new WeakMap<PriceBook, Cached>();

function of(book: PriceBook): Cached {
	const known = caches.get(book) ?? { answers: new Map<string, string>(), size: 0 };
	caches.set(book, known);
	return known;
}

/** The answer once given to the same request from the same prices. */
export const cachedAnswer = (book: PriceBook, request: string): string | undefined =>
	of(book).answers.get(request);

/** Caches an answer of usual size for as long as the prices it was made from; the oldest go when there are too many. */
export function cacheAnswer(book: PriceBook, request: string, answer: string): void {
	if (answer.length > limits.prices.answerBytes) return;
	const own = of(book);
	const { answers } = own;
	own.size -= answers.get(request)?.length ?? 0;
	answers.set(request, answer);
	own.size += answer.length;
	for (const [key, text] of answers) {
		if (answers.size <= limits.prices.answers && own.size <= limits.prices.answersBytes) break;
		answers.delete(key);
		own.size -= text.length;
	}
}
