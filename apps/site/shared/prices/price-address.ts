import { countryCodes, isCountryCode, validCountries } from '@website/contracts/countries';
import type { Currency } from '@website/contracts/currencies';
import { defaultCurrency, isSiteCurrency } from '@website/contracts/site-currencies';
import { addressLimits } from '../limits.ts';

/** The default countries (specification section 9). */
export const defaultCountries: readonly string[] = ['US', 'DE', 'FR'];

/** The maximum number of characters in a list of countries: all countries with separators, and some more. */
const maxListLength = countryCodes.length * 4;

/** The `currency` parameter in any case; undefined for a currency that the site does not have. */
export function readCurrency(value: string | null | undefined): Currency | undefined {
	const code = value?.toUpperCase();
	return isSiteCurrency(code) ? code : undefined;
}

export interface CountryList {
	/** Valid codes without duplicates, in the visitor's order, which is the order of the columns. */
	countries: string[];
	/** True for an empty list, which is the choice of no country; false for invalid values. */
	isEmpty: boolean;
	/** True if all codes are valid and in upper case. */
	isExact: boolean;
}

/** Reads `countries`, comma-separated and repeated: forms without JavaScript submit the current countries and the one to add. */
export function readCountryList(values: readonly string[]): CountryList {
	const list = values.join(',');
	const codes = list.slice(0, maxListLength).split(',');
	return {
		countries: validCountries(codes.map((code) => code.toUpperCase())),
		isEmpty: codes.every((code) => code === ''),
		isExact: list.length <= maxListLength && (list === '' || codes.every(isCountryCode)),
	};
}

export interface PriceChoice {
	currency: Currency;
	countries: string[];
	/** The parameters in the URL. They override the visitor's stored choice. */
	named: { currency: boolean; countries: boolean };
}

/** The valid price parameters of a URL, with normalized values. */
export function priceParameters(search: URLSearchParams): Map<string, string> {
	const parameters = new Map<string, string>();
	const currency = readCurrency(search.get('currency'));
	if (currency) parameters.set('currency', currency);
	if (search.has('countries')) {
		const { countries, isEmpty } = readCountryList(search.getAll('countries'));
		const first = countries.slice(0, addressLimits.maxCountries);
		if (first.length > 0 || isEmpty) parameters.set('countries', first.join());
	}
	return parameters;
}

/** Reads the parameters `currency` and `countries`. Invalid values lead to the defaults; an empty list is the choice of no country. */
export function readPriceChoice(
	search: URLSearchParams,
	initialCurrency = defaultCurrency(),
): PriceChoice {
	const parameters = priceParameters(search);
	const currency = readCurrency(parameters.get('currency'));
	const countries = parameters.get('countries');
	return {
		currency: currency ?? initialCurrency,
		countries: countries?.split(',').filter(Boolean) ?? [...defaultCountries],
		named: { currency: currency !== undefined, countries: countries !== undefined },
	};
}

/** The choice as complete URL parameters, so that a shared URL overrides a stored choice. */
export function priceChoiceSearch({ currency, countries }: Omit<PriceChoice, 'named'>): string {
	return `currency=${currency}&countries=${countries.join()}`;
}

/** True for the countries of a URL without parameters. */
export const areDefaultCountries = (countries: readonly string[]): boolean =>
	countries.join() === defaultCountries.join();
