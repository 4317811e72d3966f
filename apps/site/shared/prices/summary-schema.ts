import * as z from 'zod/mini';
import { isCountryCode } from './countries.ts';
import { type Decimal, isDecimal } from './decimal.ts';
import { rcsRangesSchema } from './price-schema.ts';

const decimal = z.custom<Decimal>(isDecimal);
const price = z.nullable(decimal);

const summary = z.object({
	country: z.string().check(z.refine(isCountryCode)),
	sms: price,
	smsPremium: price,
	keyword: price,
	keywordFee: price,
	number: price,
	numberFee: price,
	/** A range where operators differ; null where no operator has a price. */
	rcs: rcsRangesSchema,
	operators: z.int(),
	/** The latest of the country's dates, YYYY-MM-DD. */
	validFrom: z.nullable(z.string()),
});

export const summariesSchema = z.array(summary);

/** One country's figures in one currency: what tables, map, chart and estimator work with. */
export type CountrySummary = z.infer<typeof summary>;
