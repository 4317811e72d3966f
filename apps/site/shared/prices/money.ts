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

/** Digits needed to show every one of these exactly; at least the two that money has. */
export function digitsFor(values: readonly (Decimal | null)[]): number {
	return values.reduce(
		(digits, value) => (value === null ? digits : Math.max(digits, fractionDigits(value))),
		2,
	);
}

/** Money in the page's language, with every digit the price has, never rounded. `digits` adds zeros to line up a column. */
export function formatMoney(
	value: Decimal,
	currency: Currency,
	locale: LocaleCode,
	digits = 0,
): string {
	return moneyFormat(locale, currency, Math.max(digits, digitsFor([value]))).format(value);
}

/** Digits needed to show every one of these ranges exactly. */
export function rangeDigits(ranges: readonly (PriceRange | null)[]): number {
	return digitsFor(ranges.flatMap((range) => (range ? [range.min, range.max] : [])));
}

/** One price, or "from–to" with equal digits and the currency once. `least` adds zeros to line up a column. */
export function formatRange(
	range: PriceRange,
	currency: Currency,
	locale: LocaleCode,
	least = 0,
): string {
	const digits = Math.max(least, digitsFor([range.min, range.max]));
	const [min, max] = [range.min, range.max].map((value) =>
		formatMoney(value, currency, locale, digits),
	);
	if (!min || !max || compare(range.min, range.max) === 0) return min ?? '';
	const [first, second] = splitCurrency(min);
	const [, maxFigure] = splitCurrency(max);
	return first ? `${min}–${maxFigure}` : `${second}–${max}`;
}

/** What stands before the figure ("€" in English, nothing in Danish and German), and the figure alone. */
function splitCurrency(text: string): [string, string] {
	const figure = text.match(/-?\d[\d.,]*/)?.[0] ?? text;
	return [text.slice(0, text.indexOf(figure)), figure];
}

export function formatCount(count: number, locale: LocaleCode): string {
	return count.toLocaleString(localeDefinition(locale).languageTag);
}

/** A date such as 2026-03-01 in the page's language, the same in every time zone. */
export function formatDate(date: string, locale: LocaleCode): string {
	const parsed = new Date(`${date.slice(0, 10)}T00:00:00Z`);
	if (Number.isNaN(parsed.getTime())) return date;
	return dateFormat(locale).format(parsed);
}

const dateFormats = new Map<LocaleCode, Intl.DateTimeFormat>();

function dateFormat(locale: LocaleCode): Intl.DateTimeFormat {
	const cached = dateFormats.get(locale);
	if (cached) return cached;
	const format = new Intl.DateTimeFormat(localeDefinition(locale).languageTag, {
		dateStyle: 'medium',
		timeZone: 'UTC',
	});
	dateFormats.set(locale, format);
	return format;
}

/** What amounts of a currency are called in the page's language: "Danish kroner". */
export function currencyName(currency: Currency, locale: LocaleCode): string {
	const format = new Intl.NumberFormat(localeDefinition(locale).languageTag, {
		style: 'currency',
		currency,
		currencyDisplay: 'name',
	});
	return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** A country's name in the page's language; its code where the platform knows none. */
export function countryName(code: string, locale: LocaleCode): string {
	const cached = countryNames.get(locale + code);
	if (cached !== undefined) return cached;
	const name = regionNames(locale).of(code) ?? code;
	countryNames.set(locale + code, name);
	return name;
}

/** By language and code; the platform refuses codes of any other form, so there are at most some hundreds. */
const countryNames = new Map<string, string>();
const names = new Map<LocaleCode, Intl.DisplayNames>();

function regionNames(locale: LocaleCode): Intl.DisplayNames {
	const name =
		names.get(locale) ??
		new Intl.DisplayNames(localeDefinition(locale).languageTag, { type: 'region' });
	names.set(locale, name);
	return name;
}
