import type { Currency } from '@website/contracts/currencies';
import { defaultCurrency, isSiteCurrency } from '@website/contracts/site-currencies';
import { addressLimits } from '../limits.ts';
import { countryCodes, isCountryCode, knownCountries } from './countries.ts';

/** Countries of a visitor who has not chosen any (specification section 9). */
export const defaultCountries: readonly string[] = ['US', 'DE', 'FR'];

/** The longest list of countries that is read: every country there is, and a bit. */
const maxListLength = countryCodes.length * 4;

/** The `currency` parameter, in any case; undefined for none that is known. */
export function readCurrency(value: string | null | undefined): Currency | undefined {
	const code = value?.toUpperCase();
	return isSiteCurrency(code) ? code : undefined;
}

export interface CountryList {
	/** Known codes, each once, in the visitor's order: it is the order of the columns. */
	countries: string[];
	/** Whether it names nothing at all: the choice of no country, which rubbish is not. */
	isEmpty: boolean;
	/** Whether every code of it is known and written as it should be. */
	isExact: boolean;
}

/** Reads `countries`, comma-separated and repeated: forms without JavaScript send the countries there are, and the one to add. */
export function readCountryList(values: readonly string[]): CountryList {
	const list = values.join(',');
	const codes = list.slice(0, maxListLength).split(',');
	return {
		countries: knownCountries(codes.map((code) => code.toUpperCase())),
		isEmpty: codes.every((code) => code === ''),
		isExact: list.length <= maxListLength && (list === '' || codes.every(isCountryCode)),
	};
}

export interface PriceChoice {
	currency: Currency;
	countries: string[];
	/** What the address names: it goes before the visitor's stored choice, which decides the rest. */
	named: { currency: boolean; countries: boolean };
}

/** The parameters of an address that choose prices, each with the one spelling of its value; those that choose nothing are left out. */
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

/** Reads the parameters `currency` and `countries`. Only known values count, anything else gives the defaults; an empty list is the choice of no country. */
export function readPriceChoice(search: URLSearchParams): PriceChoice {
	const parameters = priceParameters(search);
	const currency = readCurrency(parameters.get('currency'));
	const countries = parameters.get('countries');
	return {
		currency: currency ?? defaultCurrency(),
		countries: countries?.split(',').filter(Boolean) ?? [...defaultCountries],
		named: { currency: currency !== undefined, countries: countries !== undefined },
	};
}

/** The choice as an address says it, in full, as a shared one goes before what is stored. */
export function priceChoiceSearch({ currency, countries }: Omit<PriceChoice, 'named'>): string {
	return `currency=${currency}&countries=${countries.join()}`;
}

/** Whether the choice is the one of an address that says nothing. */
export function isDefaultChoice({ currency, countries }: Omit<PriceChoice, 'named'>): boolean {
	return currency === defaultCurrency() && countries.join() === defaultCountries.join();
}
