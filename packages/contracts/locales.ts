/**
 * The supported languages (specification section 3, Locale), in the order of the language switcher; `site/locales.ts` has those that are
 * enabled. `likelyCountry` is the country whose prices most readers of the language want. Pages begin in its currency (`localeCurrency`) and
 * offer it as the first country.
 */
export const locales = [
	{
		code: 'en',
		languageTag: 'en-US',
		name: 'English',
		flag: 'gb',
		likelyCountry: 'GB',
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

/** A value for each language that has one, and the English one for all others. */
export type Translated<Value> = Readonly<Record<string, Value>> & { readonly en: Value };

export const inLanguage = <Value>(values: Translated<Value>, language: string): Value =>
	values[language] ?? values.en;

export const localeCodes: readonly LocaleCode[] = locales.map(({ code }) => code);

/** Languages that this site once had. Addresses with their prefix are gone (410) unless an editor redirects them. */
export const formerLocaleCodes: readonly string[] = [];

/** The language of built-in content: the API document, country names, the demo. */
export const sourceLocale: LocaleCode = 'en';

export function isLocaleCode(value: unknown): value is LocaleCode {
	return locales.some((locale) => locale.code === value);
}

export function localeDefinition(code: LocaleCode): LocaleDefinition {
	return locales.find((locale) => locale.code === code) ?? locales[0];
}

/** The language of the first segment of a path, even if it is disabled. */
export function localeOfPrefix(pathname: string): LocaleCode | undefined {
	const first = pathname.split('/')[1];
	return isLocaleCode(first) ? first : undefined;
}
