import { foldText } from '@website/contracts/fold-text';
import { isMistyped, markWords, type TextWord, wordsIn } from '@website/contracts/search-words';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { countryName } from '#shared/prices/money.ts';
import type { Operator } from '#shared/prices/price-model.ts';
import {
	type CountryOption,
	countryOptions,
	findCountries,
} from '../pricing/countries/country-options';
import { countryPath } from '../pricing/countries/country-slugs';
import type { SearchResult } from './search-results';

/** Letters from which on the beginning of a country's name means it, among other words. */
const shortestBeginning = 4;

const isNamed = ({ name }: CountryOption, words: readonly TextWord[]): boolean => {
	const named = wordsIn(name).map(({ folded }) => folded);
	return words.some(({ folded }) =>
		named.some(
			(part) =>
				part === folded ||
				(folded.length >= shortestBeginning && part.startsWith(folded)) ||
				isMistyped(folded, part),
		),
	);
};

/** Letters from which on a word that is nearly the name of a country means nothing else. */
const shortestNearly = 6;

/** Whether a query is a country's code, or names it, be it among other words: all of its name, with few mistakes. */
export function isAskedFor({ name, exact }: CountryOption, query: string): boolean {
	if (exact.has(foldText(query))) return true;
	const words = wordsIn(query);
	const isWritten = (part: string) =>
		words.some(
			({ folded }) =>
				folded === part || (folded.length >= shortestNearly && isMistyped(folded, part)),
		);
	return wordsIn(name).every(({ folded }) => isWritten(folded));
}

/** The countries a query means as a whole (name in any language, code, dialing code), else those that one of its words names. */
export function countriesMeant(
	codes: readonly string[],
	query: string,
	locale: LocaleCode,
): CountryOption[] {
	const options = countryOptions(codes, locale);
	const matches = findCountries(options, query);
	return matches.length > 0 ? matches : options.filter((option) => isNamed(option, wordsIn(query)));
}

const isIn = (query: string) => {
	const queryWords = wordsIn(query).map(({ folded }) => folded);
	return (folded: string) =>
		queryWords.some((word) => folded.startsWith(word) || isMistyped(word, folded));
};

/** Address of a country's prices: its own page, or the price overview with it where that has no pages below. */
const pricesOf = (pricePage: string, code: string, locale: LocaleCode) =>
	countryPath(pricePage, code, locale) ?? `${pricePage}?countries=${code}`;

interface PriceSearch {
	query: string;
	locale: LocaleCode;
	/** Address of the page with all prices. */
	pricePage: string;
}

export function countryResult(
	{ code, name, dialing }: CountryOption,
	{ query, locale, pricePage }: PriceSearch,
): SearchResult {
	return {
		href: pricesOf(pricePage, code, locale),
		title: markWords(name, isIn(query)),
		text: [{ text: dialing ? `${code} · +${dialing}` : code, isMatch: false }],
	};
}

export function operatorResult(
	{ name, mccMnc, countryIso }: Operator,
	{ query, locale, pricePage }: PriceSearch,
): SearchResult {
	const queryWords = wordsIn(query).map(({ folded }) => folded);
	const isMatch = (folded: string) => queryWords.some((word) => folded.startsWith(word));
	return {
		href: pricesOf(pricePage, countryIso, locale),
		title: markWords(name, isMatch),
		text: markWords(`${mccMnc} · ${countryName(countryIso, locale)}`, isMatch),
	};
}
