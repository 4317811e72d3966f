import * as z from 'zod/mini';
import { isCountryCode } from './countries.ts';
import { type Decimal, isDecimal } from './decimal.ts';
import { emailUnits } from './prices.ts';

// The page's Content-Security-Policy forbids code made from strings, which zod would otherwise try.
if (typeof document !== 'undefined') z.config({ jitless: true });

const text = z.string().check(z.maxLength(200));
const price = z._default(z.nullable(z.custom<Decimal>(isDecimal)), null);
const date = z._default(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/))), null);
const country = z.string().check(z.refine(isCountryCode));

const transactionSms = z.object({
	country,
	DKK: price,
	DKKpremium: price,
	EUR: price,
	EURpremium: price,
	validFrom: date,
});

const subscription = z.object({
	country,
	DKK: price,
	DKKfee: price,
	EUR: price,
	EURfee: price,
	validFrom: date,
});

const range = z.nullable(
	z.object({ min: z.custom<Decimal>(isDecimal), max: z.custom<Decimal>(isDecimal) }),
);

/** From which to which price, by RCS type. */
export const rcsRangesSchema = z.object({
	BASIC: range,
	SINGLE: range,
	CONVERSATION_A2P: range,
	CONVERSATION_P2A: range,
});

const transactionRcs = z.object({
	country,
	all: z.optional(z.object({ operators: z.int(), ranges: rcsRangesSchema, validFrom: date })),
	operators: z.array(
		z.object({
			operator: z.object({
				countryIso: country,
				id: text,
				mccMnc: text,
				name: text,
				region: z._default(z.nullable(text), null),
			}),
			prices: z.array(z.object({ type: text, DKK: price, EUR: price, validFrom: date })),
		}),
	),
});

const missing = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

/** One country's prices, checked strictly wherever they come from: the price API, the site's own answers, the browser's storage. */
export const priceModelSchema = z.object({
	id: country,
	transactionSms: missing(transactionSms),
	subscriptionKeyword: missing(subscription),
	subscriptionNumber: missing(subscription),
	transactionRcs: missing(transactionRcs),
});

export const priceModelsSchema = z.array(priceModelSchema);

export const rcsPriceModelsSchema = z.array(
	z.object({ id: country, transactionRcs: missing(transactionRcs) }),
);

export const rcsDataSchema = z.object({ transactionRcs: missing(transactionRcs) });

export const countryListSchema = z.array(country);

/** Countries where operators were found, and how many in each. */
export const operatorMatchesSchema = z.array(z.object({ country, operators: z.int() }));
export type OperatorMatch = z.infer<typeof operatorMatchesSchema>[number];

export const emailPricesSchema = z.array(
	z.object({
		id: text,
		name: text,
		from: z.int().check(z.nonnegative()),
		to: z._default(z.nullable(z.int().check(z.nonnegative())), null),
		EUR: price,
		DKK: price,
		unit: z._default(z.enum(emailUnits), 'EMAIL'),
		validFrom: date,
	}),
);
