import type { Currency } from '@website/contracts/currencies';
import { siteCurrencies } from '@website/contracts/site-currencies';
import { readCountryList, readCurrency } from '#shared/prices/price-address.ts';
import { limits } from '../settings/limits.ts';

/** Thrown for an invalid parameter; becomes a 400 response with its name and the expected value. */
export class ParameterError extends Error {
	override name = 'ParameterError';
	readonly field: string;

	constructor(field: string, message: string) {
		super(message);
		this.field = field;
	}
}

export function currencyParam(value: string | undefined): Currency {
	const currency = readCurrency(value);
	if (currency && currency === value) return currency;
	throw new ParameterError('currency', `currency must be ${siteCurrencies().join(' or ')}`);
}

/** The `countries` parameter: valid codes, sorted and unique, so that equivalent requests are equal; empty for all countries. */
export function countriesParam(value = ''): string[] {
	const { countries, isExact } = readCountryList([value]);
	if (isExact) return countries.sort();
	throw new ParameterError(
		'countries',
		'countries must be a list of ISO 3166-1 alpha-2 codes such as DE,FR',
	);
}

/** The `countries` parameter of responses with all operators: exactly one country. */
export function oneCountryParam(value: string | undefined): string[] {
	const countries = countriesParam(value);
	if (countries.length === 1) return countries;
	throw new ParameterError('countries', 'countries must be one ISO 3166-1 alpha-2 code such as DE');
}

export function searchParam(value = ''): string {
	const search = value.trim().toLowerCase();
	const [minLength, maxLength] = limits.prices.searchLength;
	if (search.length >= minLength && search.length <= maxLength) return search;
	throw new ParameterError('search', `search must have ${minLength} to ${maxLength} characters`);
}
