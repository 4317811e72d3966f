import { countryCodes } from '@website/contracts/countries';
import { localeCodes, sourceLocale } from '@website/contracts/locales';

const namesIn = (language: string) =>
	new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });

/** The name of a country in a language. */
export const countryNameIn = (language: string, code: string): string =>
	namesIn(language).of(code) ?? code;

/** The names of a country in all locales that differ from its name in `language`, separated by commas. */
export function otherCountryNames(language: string, code: string): string {
	const ownName = countryNameIn(language, code);
	const names = new Set(localeCodes.map((locale) => countryNameIn(locale, code)));
	names.delete(ownName);
	return [...names].join(', ');
}

/** The name of the field with a country's sort position in a language. */
export const positionFieldName = (language: string) => `place_${language}` as const;

export interface Country {
	/** ISO 3166-1 alpha-2. */
	id: string;
	/** In the site's default language. */
	name: string;
	/** In the site's other languages, without duplicates, separated by commas. */
	otherNames: string;
	/** The position in the list of countries, from 1, by the language's collation: Å is the last letter in Danish, Ä sorts as A in German. */
	[place: `place_${string}`]: number;
}

function positionsByCode(language: string, codes: readonly string[]): Map<string, number> {
	const names = namesIn(language);
	const { compare } = new Intl.Collator(language);
	const sortedCodes = codes
		.map((code) => ({ code, name: names.of(code) ?? code }))
		.sort((a, b) => compare(a.name, b.name));
	return new Map(sortedCodes.map(({ code }, index) => [code, index + 1]));
}

/** All countries of ISO 3166-1 and XK, the code in use for Kosovo, with their names and sort positions in the site's locales. */
export function allCountries(): Country[] {
	const otherLanguages = localeCodes.filter((code) => code !== sourceLocale).map(namesIn);
	const sourceNames = namesIn(sourceLocale);
	const positions = localeCodes.map(
		(code) => [positionFieldName(code), positionsByCode(code, countryCodes)] as const,
	);
	return countryCodes.map((id) => ({
		id,
		name: sourceNames.of(id) ?? id,
		otherNames: [...new Set(otherLanguages.map((names) => names.of(id) ?? id))].join(', '),
		...Object.fromEntries(positions.map(([field, byCode]) => [field, byCode.get(id) ?? 0])),
	}));
}
