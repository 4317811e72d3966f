import { foldedSpellings, foldedWords, foldText } from '@website/contracts/fold-text';
import { type LocaleCode, locales } from '@website/contracts/locales';
import { countryName } from '#shared/prices/money.ts';
import { countryCodeLines } from './generated/country-codes';

export interface CountryOption {
	code: string;
	name: string;
	/** Dialing code, digits only, such as 45; empty if the country has none of its own. */
	dialing: string;
	/** Text that a search is matched against: names in every language of the site, other common names, country codes and dialing codes. */
	search: string;
	/** Names and codes that match the country exactly. `1` is exact for Canada and the USA, but not for the Bahamas (`1242`). */
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

/** Countries with their names in a locale, in its alphabetical order. */
export function countriesByName(
	codes: readonly string[],
	locale: LocaleCode,
): Pick<CountryOption, 'code' | 'name'>[] {
	const collator = new Intl.Collator(locale);
	return codes
		.map((code) => ({ code, name: countryName(code, locale) }))
		.sort((a, b) => collator.compare(a.name, b.name));
}

/** Countries as `countriesByName` returns them, with what a search needs: their names in every language, which takes longer. */
export function countryOptions(codes: readonly string[], locale: LocaleCode): CountryOption[] {
	return countriesByName(codes, locale).map(({ code, name }) => {
		const { alpha3 = '', dialing = '' } = codesOf.get(code) ?? {};
		const numbers = dialing ? [dialing, `+${dialing}`, `00${dialing}`] : [];
		const names = locales.map((language) => countryName(code, language.code));
		const exact = [code, alpha3, ...numbers, ...(otherNames[code] ?? []), ...names].flatMap(
			foldedSpellings,
		);
		return { code, name, dialing, search: exact.join(' '), exact: new Set(exact) };
	});
}

/** Removes spaces, hyphens and brackets from a dialing code: "+1 (242)". */
function normalizeDialingCode(query: string): string {
	return /^\s*(\+|00)[\d\s()-]+$/.test(query) ? query.replace(/[^\d+]/g, '') : query;
}

/** Returns whether every word of the query is the beginning of a word in the country's search text. */
export function matchesSearch({ search }: CountryOption, query: string): boolean {
	return foldedWords(normalizeDialingCode(query)).every((word) =>
		` ${search}`.includes(` ${word}`),
	);
}

/** Returns the matching countries: exact names and codes first, then names in the page's language, then the rest. */
export function findCountries(options: readonly CountryOption[], query: string): CountryOption[] {
	const text = foldText(normalizeDialingCode(query).trim());
	const rank = ({ exact, name }: CountryOption) => {
		if (exact.has(text)) return 0;
		return foldedSpellings(name).some((spelling) => spelling.startsWith(text)) ? 1 : 2;
	};
	return options.filter((option) => matchesSearch(option, query)).sort((a, b) => rank(a) - rank(b));
}
