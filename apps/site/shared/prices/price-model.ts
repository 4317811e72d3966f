import { perCurrency } from '@website/contracts/currencies';
import { mccMncPattern } from '@website/contracts/operators';
import { rcsTypes } from '@website/contracts/rcs-types';
import * as z from 'zod/mini';
import { isCountryCode } from './countries.ts';
import { type Decimal, isDecimal } from './decimal.ts';

// The page's Content-Security-Policy forbids code made from strings, which zod would otherwise try.
if (typeof document !== 'undefined') z.config({ jitless: true });

/** The one schema of prices (specification section 3): answers, files and storage are checked by it. Its messages are for operators. */
const maxTextLength = 200;

const country = z.string().check(z.refine(isCountryCode, 'not the code of a country'));

/** A name, an id or a code; other price APIs write numbers too. */
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

/** MCC and MNC without what some write between them: "238-01" and "238 01" are "23801". */
const networkCode = z.pipe(
	text,
	z.transform((code: string) => {
		const digits = code.replaceAll(/[\s/–-]/g, '');
		return mccMncPattern.test(digits) ? digits : code;
	}),
);

/** A number in full digits, 1e-7 as "0.0000001": the shortest text that means the same number, as JSON has it. */
function decimalText(value: unknown): unknown {
	if (typeof value === 'string') return value.trim();
	if (typeof value !== 'number') return value;
	return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 18 });
}

const amount = z.pipe(
	z.transform(decimalText),
	z.custom<Decimal, unknown>((value) => isDecimal(value) && !value.startsWith('-'), {
		error: ({ input }) => (isDecimal(input) ? 'negative' : 'not a decimal number'),
	}),
);

/** A price, or null when there is none. "0" is free. */
const price = z._default(z.nullable(amount), null);
export type Price = z.infer<typeof price>;

/** The first day of a price as YYYY-MM-DD, whatever follows it. */
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

/** Each key once in a list; the first one stays. */
function unique<T>(key: (item: T) => string, message: string) {
	return z.check<T[]>(({ value, issues }) => {
		const seen = new Set<string>();
		for (const [index, item] of value.entries()) {
			if (seen.has(key(item))) {
				issues.push({ code: 'custom', input: item, path: [index], message });
			}
			seen.add(key(item));
		}
	});
}

const transactionSms = z.object({
	country,
	...perCurrency(() => price),
	...perCurrency(() => price, 'premium'),
	validFrom: day,
});

/** Monthly price and set-up fee of a keyword or a number. */
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
	prices: z
		.array(operatorPrice)
		.check(unique(({ type }) => type, 'a second price of the same type')),
});
export type OperatorPrices = z.infer<typeof operatorPrices>;

/** A range where operators differ; null where no operator has a price. */
const rcsRanges = z.record(z.enum(rcsTypes), z.nullable(z.object({ min: amount, max: amount })));

/** A country's RCS prices in one currency, reduced: of how many operators, from which to which price, the latest date. */
const rcsSummary = z.object({ operators: z.int(), ranges: rcsRanges, validFrom: day });
export type RcsSummary = z.infer<typeof rcsSummary>;

const transactionRcs = z.object({
	country,
	operators: z
		.array(operatorPrices)
		.check(unique((entry) => entry.operator.id, 'a second operator with the same id')),
	/** There where `operators` are only the first of many: the summary of all of them. */
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

export const priceModelsSchema = z.array(priceModelSchema);

export const rcsDataSchema = z.pick(priceModelSchema, { transactionRcs: true });

export const rcsPriceModelsSchema = z.array(
	z.pick(priceModelSchema, { id: true, transactionRcs: true }),
);
/** The answer to the RCS-only variant of the price query. */
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

/** One tier of the e-mail price list, from the `from`th to the `to`th e-mail of a month; without upper limit where `to` is null. */
export const emailPriceSchema = z
	.object({
		id: text,
		name: text,
		from: volume,
		to: orNull(volume),
		...perCurrency(() => price),
		unit: z.enum(emailUnits, 'not a known unit'),
		validFrom: day,
	})
	.check(z.refine(({ from, to }) => to === null || to >= from, 'ends before it begins'));
export type EmailPrice = z.infer<typeof emailPriceSchema>;

export const emailPricesSchema = z.array(emailPriceSchema);

/** One country's figures in one currency: what tables, map, chart and estimator work with. */
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

/** Countries where operators were found, and how many in each. */
export const operatorMatchesSchema = z.array(z.object({ country, operators: z.int() }));
export type OperatorMatch = z.infer<typeof operatorMatchesSchema>[number];

/** What has a price, in the order in which it is shown. */
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

/** One price before and after a day. No price before is something new, none after is offered no longer. */
export const priceChangeSchema = z.object({
	id: text,
	item: z.enum(pricedItems, 'not a known item'),
	country: orNull(country),
	/** Of an operator or of an e-mail tier. */
	name: orNull(text),
	validFrom: z.string('not a date').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'not a date')),
	hasBegun: z.boolean('neither true nor false'),
	/** When it was told of, or corrected. */
	changedAt: z
		.string('not a time')
		.check(z.refine((time) => !Number.isNaN(Date.parse(time)), 'not a time')),
	...perCurrency(() => price),
	...perCurrency(() => price, 'before'),
});
export type PriceChange = z.infer<typeof priceChangeSchema>;
export type PricedItem = PriceChange['item'];
