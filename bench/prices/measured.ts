import { z } from 'zod';

const timing = z.object({
	name: z.string(),
	rounds: z.number(),
	/** Of the last answer, as sent without compression. */
	bytes: z.number(),
	p50: z.number(),
	p99: z.number(),
	/** Milliseconds until the first byte of the first answer, and until its last. */
	firstByte: z.number(),
	first: z.number(),
});

/** Milliseconds from what a visitor does to what they wanted to see. */
const choiceTimes = z.object({
	country: z.number(),
	currency: z.number(),
	/** From opening the table of all countries to its rows. */
	explorer: z.number(),
	/** From the last key of a search for operators to the countries that have them. */
	operatorSearch: z.number(),
	/** From opening one of these countries to its operators that were meant. */
	countryOpened: z.number(),
	/** From wanting all operators of a country to their table. */
	allOperators: z.number(),
	rounds: z.number(),
});

const pageWeight = z.object({
	bytes: z.number(),
	gzip: z.number(),
	brotli: z.number(),
	/** Of the bytes, what the page's scripts start from: prices, content and settings. */
	initialData: z.number(),
});

export const measured = z.object({
	at: z.string(),
	operators: z.number(),
	load: z.number(),
	databaseBytes: z.number(),
	/** Milliseconds from the site's start until it knew every price of both currencies. */
	warmMs: z.number(),
	priceApi: z.array(timing),
	site: z.array(timing),
	page: pageWeight,
	choices: choiceTimes,
	memory: z.object({ backend: z.number(), site: z.number() }),
});

export type Timing = z.infer<typeof timing>;
export type ChoiceTimes = z.infer<typeof choiceTimes>;
export type PageWeight = z.infer<typeof pageWeight>;
export type Measured = z.infer<typeof measured>;
