import type { Currency } from '@website/contracts/currencies';
import { type LocaleCode, localeDefinition } from '@website/contracts/locales';
import {
	compare,
	type Decimal,
	fractionDigits,
	isZero,
	type PriceRange,
	roundToCents,
} from './decimal.ts';

const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: LocaleCode, currency: string, digits: number): Intl.NumberFormat {
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

/**
 * The fraction digits of a price wherever it is shown: all that it has, at least two, and at least four if these are not enough or the price
 * is below one unit of the currency. Prices of messages so line up, and none is written in two ways.
 */
export function priceDigits(price: Decimal): number {
	const digits = fractionDigits(price);
	const isSmall = !isZero(price) && compare(price, '1') < 0;
	return digits > 2 || isSmall ? Math.max(4, digits) : 2;
}

/** The fraction digits of a price for many e-mails or for a month: all that it has, at least two. */
export const emailPriceDigits = (price: Decimal): number => Math.max(2, fractionDigits(price));

/** Formats a price in a currency (ISO 4217) and a locale with all its digits, never rounded. */
export function formatMoney(
	price: Decimal,
	currency: string,
	locale: LocaleCode,
	digitsOf = priceDigits,
): string {
	return moneyFormat(locale, currency, digitsOf(price)).format(price);
}

/** One price, or "from–to" with equal digits and the currency once. */
export function formatRange(
	range: PriceRange,
	currency: Currency,
	locale: LocaleCode,
	digitsOf = priceDigits,
): string {
	const digits = Math.max(digitsOf(range.min), digitsOf(range.max));
	return rangeText(range, moneyFormat(locale, currency, digits));
}

/** A cost or a range of costs, rounded to cents. */
export function formatCost(cost: PriceRange, currency: Currency, locale: LocaleCode): string {
	const rounded = { min: roundToCents(cost.min), max: roundToCents(cost.max) };
	return rangeText(rounded, moneyFormat(locale, currency, 2));
}

function rangeText(range: PriceRange, format: Intl.NumberFormat): string {
	const [min, max] = [format.format(range.min), format.format(range.max)];
	if (compare(range.min, range.max) === 0) return min;
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
