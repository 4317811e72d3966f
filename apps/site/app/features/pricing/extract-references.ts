import { validCountries } from '@website/contracts/countries';
import { siteLocales } from '#shared/locales/locale.ts';
import { defaultCountries } from '#shared/prices/price-address.ts';
import { type FigureReference, listReference } from './figures/reference.ts';

/** The maximum number of countries in an extract. */
const maxCountries = 8;

/** The countries if an editor selects none: the most likely one of each locale, and those of the price pages. */
const fallbackCountries = () => [
	...siteLocales().map(({ likelyCountry }) => likelyCountry),
	...defaultCountries,
];

/** The countries of an extract of the price list, in order and without duplicates. */
export function extractCountries(codes: readonly string[]): string[] {
	const countries = validCountries([...codes]);
	return (countries.length > 0 ? countries : validCountries(fallbackCountries())).slice(
		0,
		maxCountries,
	);
}

/** The figures of a country in an extract. */
export const extractFigures = (country: string) => ({
	sms: listReference('sms', country, 'exact'),
	rcs: listReference('rcsBasic', country, 'from'),
});

/** The e-mail prices, which are the same in every country. */
export const extractEmail = listReference('email', null, 'range');

/** References to all figures in an extract. */
export function extractReferences(section: { countries: readonly string[] }): FigureReference[] {
	const ofCountries = extractCountries(section.countries).flatMap((country) =>
		Object.values(extractFigures(country)),
	);
	return [...ofCountries, extractEmail];
}
