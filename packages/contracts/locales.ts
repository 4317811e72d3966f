/**
 * The languages that the code has (specification section 3, Locale), in the order of the language switcher; `site/locales.ts` says which
 * are on. `likelyCountry` is the one that most readers of the language want prices for, in its currency (`currencyIn`): offered to them,
 * never chosen for them.
 */
export const locales = [
	{
		code: 'en',
		languageTag: 'en-US',
		name: 'English',
		flag: 'gb',
		likelyCountry: 'US',
	},
	{
		code: 'da',
		languageTag: 'da-DK',
		name: 'Dansk',
		flag: 'dk',
		likelyCountry: 'DK',
	},
	{
		code: 'de',
		languageTag: 'de-DE',
		name: 'Deutsch',
		flag: 'de',
		likelyCountry: 'DE',
	},
] as const;

export type LocaleDefinition = (typeof locales)[number];
export type LocaleCode = LocaleDefinition['code'];

export const localeCodes: readonly LocaleCode[] = locales.map(({ code }) => code);

/** The language of what the product brings along: the API document, the names of countries, the demo. */
export const sourceLocale: LocaleCode = 'en';

export function isLocaleCode(value: unknown): value is LocaleCode {
	return locales.some((locale) => locale.code === value);
}

export function localeDefinition(code: LocaleCode): LocaleDefinition {
	return locales.find((locale) => locale.code === code) ?? locales[0];
}

/** The language that the first part of a path names, whether it is on or not. */
export function namedLocale(pathname: string): LocaleCode | undefined {
	const first = pathname.split('/')[1];
	return isLocaleCode(first) ? first : undefined;
}
