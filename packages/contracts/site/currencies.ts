import { type Currency, currencies, currencyOf } from '../currencies.ts';
import { siteOptions } from './options.ts';

/** The currencies that visitors can choose, the one of those who have not chosen first. What people see lists these, never `currencies`. */
export const siteCurrencies = (): readonly Currency[] => siteOptions().currencies;

/** The currency of a visitor who has not chosen one. Never derived from the page's language. */
export const defaultCurrency = (): Currency => siteCurrencies()[0] ?? currencies[0];

export function isSiteCurrency(value: unknown): value is Currency {
	return siteCurrencies().some((currency) => currency === value);
}

/** What a country (ISO 3166-1 alpha-2) pays in, of the currencies that are offered; the default one for all others. */
export function currencyIn(country: string): Currency {
	const own = currencyOf(country);
	return isSiteCurrency(own) ? own : defaultCurrency();
}
