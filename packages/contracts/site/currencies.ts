import { type Currency, currencies, currencyOf } from '../currencies.ts';
import { type LocaleCode, localeDefinition } from '../locales.ts';
import { siteOptions } from './options.ts';

/** The enabled currencies, the default one first. Everything visible lists these, never `currencies`. */
export const siteCurrencies = (): readonly Currency[] => siteOptions().currencies;

/** The site's first currency. Pages begin with `localeCurrency`. */
export const defaultCurrency = (): Currency => siteCurrencies()[0] ?? currencies[0];

export function isSiteCurrency(value: unknown): value is Currency {
	return siteCurrencies().some((currency) => currency === value);
}

/** The currency of a country (ISO 3166-1 alpha-2) if it is enabled, otherwise the default one. */
export function siteCurrencyOf(country: string): Currency {
	const countryCurrency = currencyOf(country);
	return isSiteCurrency(countryCurrency) ? countryCurrency : defaultCurrency();
}

/** The currency of a visitor who has not chosen one, on pages in a language: that of the language's `likelyCountry`. */
export const localeCurrency = (locale: LocaleCode): Currency =>
	siteCurrencyOf(localeDefinition(locale).likelyCountry);
