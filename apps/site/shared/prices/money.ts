import type { Currency } from '@website/contracts/currencies';
import { type LocaleCode, localeDefinition } from '@website/contracts/locales';
import { compare, type Decimal, fractionDigits, type PriceRange } from './decimal.ts';

const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: LocaleCode, currency: Currency, digits: number): Intl.NumberFormat {
	const key = `${locale}${currency}${digits}`;
	const cached = formats.get(key);
	if (cached) return cached;
	const format = new Intl.NumberFormat(localeDefinition(locale).languageTag, {
		style: 'currency',
		currency,
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
	formats.set(key, format);
	return format;
}

/** The number of fraction digits that show all values exactly; at least two. */
export function digitsFor(values: readonly (Decimal | null)[]): number {
	return values.reduce(
		(digits, value) => (value === null ? digits : Math.max(digits, fractionDigits(value))),
		2,
	);
}

/** Formats money in a locale with all digits of the price, never rounded. `digits` adds zeros to align a column. */
export function formatMoney(
	value: Decimal,
	currency: Currency,
	locale: LocaleCode,
	digits = 0,
): string {
	return moneyFormat(locale, currency, Math.max(digits, digitsFor([value]))).format(value);
}

/** The number of fraction digits that show all ranges exactly. */
export function rangeDigits(ranges: readonly (PriceRange | null)[]): number {
	return digitsFor(ranges.flatMap((range) => (range ? [range.min, range.max] : [])));
}

/** One price, or "from–to" with equal digits and the currency once. `minDigits` adds zeros to align a column. */
export function formatRange(
	range: PriceRange,
	currency: Currency,
	locale: LocaleCode,
	minDigits = 0,
): string {
	const digits = Math.max(minDigits, digitsFor([range.min, range.max]));
	const [min, max] = [range.min, range.max].map((value) =>
		formatMoney(value, currency, locale, digits),
	);
	if (!min || !max || compare(range.min, range.max) === 0) return min ?? '';
	const [first, second] = splitCurrency(min);
	const [, maxFigure] = splitCurrency(max);
	return first ? `${min}–${maxFigure}` : `${second}–${max}`;
}

/** The prefix of the figure ("€" in English, empty in Danish and German), and the figure without it. */
function splitCurrency(text: string): [string, string] {
	const figure = text.match(/-?\d[\d.,]*/)?.[0] ?? text;
	return [text.slice(0, text.indexOf(figure)), figure];
}

export function formatCount(count: number, locale: LocaleCode): string {
	return count.toLocaleString(localeDefinition(locale).languageTag);
}

/** Formats a date such as 2026-03-01 in a locale, independent of the time zone: "1. März 2026". */
export function formatDate(date: string, locale: LocaleCode): string {
	const time = new Date(`${date.slice(0, 10)}T00:00:00Z`);
	if (Number.isNaN(time.getTime())) return date;
	return dateFormat(locale).format(time);
}

const dateFormats = new Map<LocaleCode, Intl.DateTimeFormat>();

function dateFormat(locale: LocaleCode): Intl.DateTimeFormat {
	const cached = dateFormats.get(locale);
	if (cached) return cached;
	const format = new Intl.DateTimeFormat(localeDefinition(locale).languageTag, {
		dateStyle: 'long',
		timeZone: 'UTC',
	});
	dateFormats.set(locale, format);
	return format;
}

/** The plural name of a currency in a locale: "Danish kroner". */
export function currencyName(currency: Currency, locale: LocaleCode): string {
	const format = new Intl.NumberFormat(localeDefinition(locale).languageTag, {
		style: 'currency',
		currency,
		currencyDisplay: 'name',
	});
	return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The name of a country in a locale, or its code if the platform has no name. */
export function countryName(code: string, locale: LocaleCode): string {
	const cached = countryNames.get(locale + code);
	if (cached !== undefined) return cached;
	const name = regionNames(locale).of(code) ?? code;
	countryNames.set(locale + code, name);
	return name;
}

/** By locale and code. The platform rejects codes in another format, so the number of entries is bounded. */
const countryNames = new Map<string, string>();
const names = new Map<LocaleCode, Intl.DisplayNames>();

function regionNames(locale: LocaleCode): Intl.DisplayNames {
	const name =
		names.get(locale) ??
		new Intl.DisplayNames(localeDefinition(locale).languageTag, { type: 'region' });
	names.set(locale, name);
	return name;
}
