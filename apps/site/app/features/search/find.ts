import { foldText } from '@website/contracts/fold-text';
import {
	excerptOf,
	firstMatch,
	isMistyped,
	markWords,
	queryWords,
	spellingsIn,
	wordsIn,
} from '@website/contracts/search-words';
import type { DescribedOperation } from '#shared/api-description.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { countryName } from '#shared/prices/money.ts';
import type { Operator } from '#shared/prices/price-model.ts';
import { operationPath } from '../docs-viewer/addresses';
import {
	type CountryOption,
	countryOptions,
	findCountries,
} from '../pricing/countries/country-options';
import { countryPath } from '../pricing/countries/country-slugs';
import type { SearchResult } from './search-results';

const matchesWord = (queryWord: string, folded: string): boolean =>
	folded.startsWith(queryWord) || isMistyped(queryWord, folded);

/** Compares texts with a query. A word matches if it starts with a word of the query, or equals one apart from typos. */
function createMatcher(query: string) {
	const searchedWords = queryWords(query);
	/** The number of words of the query in a text. */
	const countMatches = (text: string) => {
		const words = spellingsIn(text);
		return searchedWords.filter((word) => words.some((folded) => matchesWord(word, folded))).length;
	};
	return {
		countMatches,
		isMatch: (folded: string) => searchedWords.some((word) => matchesWord(word, folded)),
		/** True if a text contains every word of the query, which has at least one. */
		matchesAll: (text: string) =>
			searchedWords.length > 0 && countMatches(text) === searchedWords.length,
	};
}

interface OwnPage {
	href: string;
	title: string;
	description: string;
}

/** Finds generated pages that contain every word of a query. */
export function findOwnPages(pages: readonly OwnPage[], query: string): SearchResult[] {
	const { isMatch, matchesAll } = createMatcher(query);
	return pages
		.filter(({ title, description }) => matchesAll(`${title} ${description}`))
		.map(({ href, title, description }) => ({
			href,
			title: markWords(title, isMatch),
			text: markWords(description, isMatch),
		}));
}

const excerptLength = 160;

/** Finds operations of the API document that contain every word of a query, those with the most words in their title, path or tag first. */
export function findOperations(
	operations: readonly DescribedOperation[],
	query: string,
	{ locale, limit }: { locale: LocaleCode; limit: number },
): SearchResult[] {
	const { countMatches, isMatch, matchesAll } = createMatcher(query);
	return operations
		.flatMap((operation) => {
			const { method, path, summary, tag, description, parameters } = operation;
			const name = `${method} ${path}`;
			const text = [
				...description,
				...parameters.map((parameter) => `${parameter.name}: ${parameter.description}`),
			].join(' ');
			if (!matchesAll(`${name} ${summary} ${tag} ${text}`)) return [];
			const title = summary || name;
			const content = `${name}. ${text}`;
			const excerpt = excerptOf(content, firstMatch(content, isMatch), excerptLength);
			const result = {
				href: operationPath(locale, operation),
				title: markWords(title, isMatch),
				text: markWords(excerpt, isMatch),
			};
			return [{ result, titleMatches: countMatches(`${title} ${name} ${tag}`) }];
		})
		.sort((a, b) => b.titleMatches - a.titleMatches)
		.slice(0, limit)
		.map(({ result }) => result);
}

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
		title: markWords(name, createMatcher(query).isMatch),
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
