import { foldText } from '@website/contracts/fold-text';
import { isMistyped, markWords, queryWords, wordsIn } from '@website/contracts/search-words';
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

/** The minimum length of a prefix that matches a country name among other words. */
const minPrefixLength = 4;

const matchesName = ({ name }: CountryOption, words: readonly string[]): boolean => {
	const nameWords = wordsIn(name).map(({ folded }) => folded);
	return words.some((folded) =>
		nameWords.some(
			(part) =>
				part === folded ||
				(folded.length >= minPrefixLength && part.startsWith(folded)) ||
				isMistyped(folded, part),
		),
	);
};

/** The minimum length of a mistyped word that is unambiguous as a country name. */
const minTypoLength = 6;

/** True if the query is a country's exact name or code, or contains every word of its name, with few typos. */
export function isNamedIn({ name, exact }: CountryOption, query: string): boolean {
	if (exact.has(foldText(query))) return true;
	const words = queryWords(query);
	const isInQuery = (part: string) =>
		words.some(
			(folded) => folded === part || (folded.length >= minTypoLength && isMistyped(folded, part)),
		);
	return wordsIn(name).every(({ folded }) => isInQuery(folded));
}

/** The countries that match the whole query (name in any language, code, dialing code), or else those whose name or code it contains. */
export function matchCountries(
	codes: readonly string[],
	query: string,
	locale: LocaleCode,
): CountryOption[] {
	const options = countryOptions(codes, locale);
	const matches = findCountries(options, query);
	return matches.length > 0
		? matches
		: options.filter((option) => matchesName(option, queryWords(query)));
}

const queryMatcher = (query: string) => {
	const words = queryWords(query);
	return (folded: string) =>
		words.some((word) => folded.startsWith(word) || isMistyped(word, folded));
};

/** The path of a country's prices: its own page, or the price overview with the country selected if it has no page. */
const pricesPath = (pricePage: string, code: string, locale: LocaleCode) =>
	countryPath(pricePage, code, locale) ?? `${pricePage}?countries=${code}`;

interface PriceSearch {
	query: string;
	locale: LocaleCode;
	/** The path of the page with all prices. */
	pricePage: string;
}

export function countryResult(
	{ code, name, dialing }: CountryOption,
	{ query, locale, pricePage }: PriceSearch,
): SearchResult {
	return {
		href: pricesPath(pricePage, code, locale),
		title: markWords(name, queryMatcher(query)),
		text: [{ text: dialing ? `${code} · +${dialing}` : code, isMatch: false }],
	};
}

export function operatorResult(
	{ name, mccMnc, countryIso }: Operator,
	{ query, locale, pricePage }: PriceSearch,
): SearchResult {
	const words = queryWords(query);
	const isMatch = (folded: string) => words.some((word) => folded.startsWith(word));
	return {
		href: pricesPath(pricePage, countryIso, locale),
		title: markWords(name, isMatch),
		text: markWords(`${mccMnc} · ${countryName(countryIso, locale)}`, isMatch),
	};
}
