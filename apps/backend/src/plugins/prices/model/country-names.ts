import { localeCodes, sourceLocale } from '@website/contracts/locales';
import countryCodes from 'i18n-iso-countries';

const namesIn = (language: string) =>
	new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });

/** What a country is called in a language. */
export const countryNameIn = (language: string, code: string): string =>
	namesIn(language).of(code) ?? code;

/** What a country is called in the site's languages where that is not what it is called in the given one, with commas between. */
export function namesBeside(language: string, code: string): string {
	const own = countryNameIn(language, code);
	const names = new Set(localeCodes.map((other) => countryNameIn(other, code)));
	names.delete(own);
	return [...names].join(', ');
}

/** The field with a country's place in the order of all countries' names in a language. */
export const placeIn = (language: string) => `place_${language}` as const;

export interface Country {
	/** ISO 3166-1 alpha-2. */
	id: string;
	/** In the site's default language. */
	name: string;
	/** In the site's other languages, each name once, with commas between. */
	otherNames: string;
	/** From 1, in the order that the language gives to its names: Å is the last letter in Danish, Ä an A in German. */
	[place: `place_${string}`]: number;
}

function placesIn(language: string, codes: readonly string[]): Map<string, number> {
	const names = namesIn(language);
	const { compare } = new Intl.Collator(language);
	const ordered = codes
		.map((code) => ({ code, name: names.of(code) ?? code }))
		.sort((a, b) => compare(a.name, b.name));
	return new Map(ordered.map(({ code }, index) => [code, index + 1]));
}

/** Every country of ISO 3166-1 (and XK, the code in use for Kosovo) with its names and places in the site's languages. */
export function allCountries(): Country[] {
	const codes = Object.keys(countryCodes.getAlpha2Codes()).sort();
	const others = localeCodes.filter((code) => code !== sourceLocale).map(namesIn);
	const own = namesIn(sourceLocale);
	const places = localeCodes.map((code) => [placeIn(code), placesIn(code, codes)] as const);
	return codes.map((id) => ({
		id,
		name: own.of(id) ?? id,
		otherNames: [...new Set(others.map((names) => names.of(id) ?? id))].join(', '),
		...Object.fromEntries(places.map(([field, byCode]) => [field, byCode.get(id) ?? 0])),
	}));
}
