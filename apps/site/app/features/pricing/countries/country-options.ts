import { foldedSpellings, foldedWords, foldText } from '@website/contracts/fold-text';
import { type LocaleCode, locales } from '@website/contracts/locales';
import { countryName } from '#shared/prices/money.ts';
import { countryCodeLines } from './generated/country-codes';

export interface CountryOption {
	code: string;
	name: string;
	/** Digits only, such as 45; empty where a country has none of its own. */
	dialing: string;
	/** What a search is compared with: names in every language of the site, codes, and codes people use. */
	search: string;
	/** Words of `search` that mean this country alone, or the main one of a dialing code. */
	exact: ReadonlySet<string>;
}

const otherNames: Record<string, string[]> = {
	GB: ['UK', 'England'],
	NL: ['Holland'],
	CZ: ['Czech Republic'],
	AE: ['UAE'],
};

const codesOf = new Map(
	countryCodeLines.split('\n').map((line) => {
		const [code = '', alpha3 = '', dialing = ''] = line.split(' ');
		return [code, { alpha3, dialing }];
	}),
);

function countryOption(code: string, locale: LocaleCode): CountryOption {
	const { alpha3 = '', dialing = '' } = codesOf.get(code) ?? {};
	const numbers = dialing ? [dialing, `+${dialing}`, `00${dialing}`] : [];
	const names = locales.map((language) => countryName(code, language.code));
	const exact = [code, alpha3, ...numbers, ...(otherNames[code] ?? []), ...names].flatMap(
		foldedSpellings,
	);
	return {
		code,
		name: countryName(code, locale),
		dialing,
		search: exact.join(' '),
		exact: new Set(exact),
	};
}

export function countryOptions(codes: readonly string[], locale: LocaleCode): CountryOption[] {
	const collator = new Intl.Collator(locale);
	return codes
		.map((code) => countryOption(code, locale))
		.sort((a, b) => collator.compare(a.name, b.name));
}

/** A dialing code is written with blanks, hyphens or brackets: "+1 (242)". */
function asDialed(query: string): string {
	return /^\s*(\+|00)[\d\s()-]+$/.test(query) ? query.replace(/[^\d+]/g, '') : query;
}

/** Whether a country matches: every word of the search begins a word of it. */
export function matchesSearch({ search }: CountryOption, query: string): boolean {
	return foldedWords(asDialed(query)).every((word) => ` ${search}`.includes(` ${word}`));
}

/** The matching countries, the likeliest first: a whole name or code, then names in the page's language, then the rest. */
export function findCountries(options: readonly CountryOption[], query: string): CountryOption[] {
	const text = foldText(asDialed(query).trim());
	const rank = ({ exact, name }: CountryOption) => {
		if (exact.has(text)) return 0;
		return foldedSpellings(name).some((spelling) => spelling.startsWith(text)) ? 1 : 2;
	};
	return options.filter((option) => matchesSearch(option, query)).sort((a, b) => rank(a) - rank(b));
}
