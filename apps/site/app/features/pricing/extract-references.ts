import { siteLocales } from '#shared/locales/locale.ts';
import { validCountries } from '#shared/prices/countries.ts';
import { defaultCountries } from '#shared/prices/price-address.ts';
import type { FigureReference } from './figures/reference';

/** As many countries as an extract shows, whatever its endpoint names. */
const mostCountries = 8;

/** Countries where an editor names none: those that readers of each language want most, and those of the price pages. */
const usualCountries = () => [
	...siteLocales().map(({ likelyCountry }) => likelyCountry),
	...defaultCountries,
];

/** The countries of an extract of the price list, each once, in their order. */
export function extractCountries(named: readonly string[]): string[] {
	const countries = validCountries([...named]);
	return (countries.length > 0 ? countries : validCountries(usualCountries())).slice(
		0,
		mostCountries,
	);
}

const reference = (
	item: FigureReference['item'],
	country: string | null,
	show: FigureReference['show'],
): FigureReference => ({ item, country, show, operator: null, volume: null });

/** What an extract shows of a country. */
export const extractFigures = (country: string) => ({
	sms: reference('sms', country, 'exact'),
	rcs: reference('rcsBasic', country, 'from'),
});

/** The e-mail prices, which are the same in every country. */
export const extractEmail = reference('email', null, 'range');

/** Every figure of the price list that an extract names. */
export function extractReferences({
	countries,
}: {
	countries: readonly string[];
}): FigureReference[] {
	const ofCountries = extractCountries(countries).flatMap((country) =>
		Object.values(extractFigures(country)),
	);
	return [...ofCountries, extractEmail];
}
