import { isCountryCode } from '@website/contracts/countries';
import { perCurrency } from '@website/contracts/currencies';
import { mccMncPattern } from '@website/contracts/operators';
import { rcsTypes } from '@website/contracts/rcs-types';
import * as z from 'zod/mini';
import { type Decimal, isDecimal } from './decimal.ts';

// The content security policy forbids eval. Without this option, zod tries it once and browsers report a violation.
if (typeof document !== 'undefined') z.config({ jitless: true });

/** The schema of prices (specification section 3), for responses, files and stored prices. Its messages are for the log. */
const maxTextLength = 200;

const country = z.string().check(z.refine(isCountryCode, 'not the code of a country'));

/** A name, an id or a code. Some price APIs return numbers. */
const text = z.pipe(
	z.transform((value) => (typeof value === 'number' ? String(value) : value)),
	z
		.string('no text')
		.check(
			z.trim(),
			z.minLength(1, 'no text'),
			z.maxLength(maxTextLength, `longer than ${maxTextLength} characters`),
		),
);

/** MCC and MNC without a separator: "238-01" and "238 01" become "23801". */
const networkCode = z.pipe(
	text,
	z.transform((code: string) => {
		const digits = code.replaceAll(/[\s/–-]/g, '');
		return mccMncPattern.test(digits) ? digits : code;
	}),
);

/** Formats a number without exponent and without the error of binary fractions: 1e-7 as "0.0000001", 0.006999999999999999 as "0.007". */
function decimalText(value: unknown): unknown {
	if (typeof value === 'string') return value.trim();
	if (typeof value !== 'number') return value;
	return value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 12 });
}

const amount = z.pipe(
	z.transform(decimalText),
	z.custom<Decimal, unknown>((value) => isDecimal(value) && !value.startsWith('-'), {
		error: ({ input }) => (isDecimal(input) ? 'negative' : 'not a decimal number'),
	}),
);

/** A price, or null if there is none. "0" is free. */
const price = z._default(z.nullable(amount), null);
export type Price = z.infer<typeof price>;

/** The first day of a price as YYYY-MM-DD, without a time. */
const day = z._default(
	z.nullable(
		z.pipe(
			z.string('not a date').check(z.regex(/^\d{4}-\d{2}-\d{2}/, 'not a date')),
			z.transform((date: string) => date.slice(0, 10)),
		),
	),
	null,
);

const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

/** A list; GraphQL servers also return null for an empty one. */
const listOf = <T extends z.ZodMiniType>(item: T) =>
	z.pipe(
		z.transform((value) => value ?? []),
		z.array(item),
	);

/** Reports items of a list whose key occurred before. */
function unique<T>(key: (item: T) => string, message: string) {
	return z.check<T[]>(({ value, issues }) => {
		const keys = new Set<string>();
		for (const [index, item] of value.entries()) {
			if (keys.has(key(item))) {
				issues.push({ code: 'custom', input: item, path: [index], message });
			}
			keys.add(key(item));
		}
	});
}

const transactionSms = z.object({
	country,
	...perCurrency(() => price),
	...perCurrency(() => price, 'premium'),
	validFrom: day,
});

/** The monthly price and setup fee of a keyword or a number. */
const subscription = z.object({
	country,
	...perCurrency(() => price),
	...perCurrency(() => price, 'fee'),
	validFrom: day,
});
export type Subscription = z.infer<typeof subscription>;

const operator = z.object({
	countryIso: country,
	id: text,
	mccMnc: networkCode,
	name: text,
	region: orNull(text),
});
export type Operator = z.infer<typeof operator>;

const operatorPrice = z.object({ type: text, ...perCurrency(() => price), validFrom: day });

const operatorPrices = z.object({
	operator,
	prices: listOf(operatorPrice).check(
		unique(({ type }) => type, 'a second price of the same type'),
	),
});
export type OperatorPrices = z.infer<typeof operatorPrices>;

/** The range of the operators' prices per type; null if no operator has a price. */
const rcsRanges = z.record(z.enum(rcsTypes), z.nullable(z.object({ min: amount, max: amount })));

/** A summary of a country's RCS prices in one currency: number of operators, price ranges, latest date. */
const rcsSummary = z.object({ operators: z.int(), ranges: rcsRanges, validFrom: day });
export type RcsSummary = z.infer<typeof rcsSummary>;

const transactionRcs = z.object({
	country,
	operators: listOf(operatorPrices).check(
		unique((entry) => entry.operator.id, 'a second operator with the same id'),
	),
	/** The summary of all operators, if `operators` contains only the first ones. */
	all: z.optional(rcsSummary),
});
export type TransactionRcs = z.infer<typeof transactionRcs>;

export const priceModelSchema = z.object({
	id: country,
	transactionSms: orNull(transactionSms),
	subscriptionKeyword: orNull(subscription),
	subscriptionNumber: orNull(subscription),
	transactionRcs: orNull(transactionRcs),
});
export type PriceModel = z.infer<typeof priceModelSchema>;

export const priceModelsSchema = z
	.array(priceModelSchema)
	.check(unique(({ id }) => id, 'a second row of the country'));

export const rcsDataSchema = z.pick(priceModelSchema, { transactionRcs: true });

export const rcsPriceModelsSchema = z.array(
	z.pick(priceModelSchema, { id: true, transactionRcs: true }),
);
/** The response to the RCS-only variant of the price query. */
export type RcsPriceModel = z.infer<typeof rcsPriceModelsSchema>[number];

export const countryListSchema = z.array(country);

const emailUnits = ['EMAIL', 'THOUSAND_EMAILS', 'MONTH'] as const;
export type EmailUnit = (typeof emailUnits)[number];

const volume = z.pipe(
	z.transform((value) =>
		typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
	),
	z.int('not a number of e-mails').check(z.nonnegative('not a number of e-mails')),
);

/** A tier of the e-mail price list, for the e-mails from number `from` to number `to` in a month; `to` is null without an upper limit. */
export const emailPriceSchema = z
	.object({
		id: text,
		name: text,
		from: volume,
		to: orNull(volume),
		...perCurrency(() => price),
		unit: z._default(z.enum(emailUnits, 'not a known unit'), 'EMAIL'),
		validFrom: day,
	})
	.check(z.refine(({ from, to }) => to === null || to >= from, 'ends before it begins'));
export type EmailPrice = z.infer<typeof emailPriceSchema>;

export const emailPricesSchema = z
	.array(emailPriceSchema)
	.check(unique(({ id }) => id, 'a second tier with the same id'));

/** The prices of a country in one currency, for tables, map, chart and estimator. */
const countrySummary = z.object({
	country,
	sms: price,
	smsPremium: price,
	keyword: price,
	keywordFee: price,
	number: price,
	numberFee: price,
	rcs: rcsRanges,
	operators: z.int(),
	validFrom: day,
});
export type CountrySummary = z.infer<typeof countrySummary>;

export const summariesSchema = z.array(countrySummary);

/** The number of matching operators per country. */
export const operatorMatchesSchema = z.array(z.object({ country, operators: z.int() }));
export type OperatorMatch = z.infer<typeof operatorMatchesSchema>[number];

/** Items with a price, in the order of display. */
export const pricedItems = [
	'SMS',
	'SMS_PREMIUM',
	'KEYWORD',
	'KEYWORD_FEE',
	'NUMBER',
	'NUMBER_FEE',
	...rcsTypes,
	'EMAIL',
] as const;

/** The old and the new price of an item, and the first day of the new one. A new item has no old price; a discontinued one no new price. */
export const priceChangeSchema = z.object({
	id: text,
	item: z.enum(pricedItems, 'not a known item'),
	country: orNull(country),
	/** The name of an operator or of an e-mail tier. */
	name: orNull(text),
	validFrom: z.string('not a date').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'not a date')),
	...perCurrency(() => price),
	...perCurrency(() => price, 'before'),
});
export type PriceChange = z.infer<typeof priceChangeSchema>;
export type PricedItem = PriceChange['item'];
