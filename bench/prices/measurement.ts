import { z } from 'zod';

const timing = z.object({
	name: z.string(),
	rounds: z.number(),
	/** Uncompressed size of the last response. */
	bytes: z.number(),
	p50: z.number(),
	p99: z.number(),
	/** Milliseconds until the first byte of the first response, and until its last byte. */
	firstByte: z.number(),
	first: z.number(),
});

/** Milliseconds from an action of a visitor until the result is visible. */
const choiceTimes = z.object({
	country: z.number(),
	currency: z.number(),
	/** From opening the table of all countries to its rows. */
	explorer: z.number(),
	/** From typing an operator's name to the matching countries. */
	operatorSearch: z.number(),
	/** From opening one of these countries to its matching operators. */
	countryOpened: z.number(),
	/** From requesting all operators of a country to their table. */
	allOperators: z.number(),
	rounds: z.number(),
});

const pageWeight = z.object({
	bytes: z.number(),
	gzip: z.number(),
	brotli: z.number(),
	/** Bytes of the page that are initial data of its scripts: prices, content and settings. */
	initialData: z.number(),
});

export const measurement = z.object({
	at: z.string(),
	operators: z.number(),
	load: z.number(),
	databaseBytes: z.number(),
	/** Milliseconds from the site's start until it had loaded all prices in both currencies. */
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
export type Measurement = z.infer<typeof measurement>;
