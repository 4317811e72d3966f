/**
 * The site's languages (specification section 3, Locale). The order is the one of the language switcher. `likelyCountry` is the one
 * that most readers of the language want prices for, in its currency (`currencyIn`): offered to them, never chosen for them.
 */
export const locales = [
	{
		code: 'en',
		languageTag: 'en-US',
		name: 'English',
		prefix: '',
		flag: 'gb',
		likelyCountry: 'US',
	},
	{
		code: 'da',
		languageTag: 'da-DK',
		name: 'Dansk',
		prefix: '/da',
		flag: 'dk',
		likelyCountry: 'DK',
	},
	{
		code: 'de',
		languageTag: 'de-DE',
		name: 'Deutsch',
		prefix: '/de',
		flag: 'de',
		likelyCountry: 'DE',
	},
] as const;

export type LocaleDefinition = (typeof locales)[number];
export type LocaleCode = LocaleDefinition['code'];

export const localeCodes: readonly LocaleCode[] = locales.map(({ code }) => code);

/** The language without a prefix in addresses. */
export const defaultLocale: LocaleCode = 'en';

export function isLocaleCode(value: unknown): value is LocaleCode {
	return locales.some((locale) => locale.code === value);
}

/** The language an address belongs to: /da and below Danish, the rest the default language's. */
export function localeFromPath(pathname: string): LocaleCode {
	const first = pathname.split('/')[1];
	return locales.find(({ prefix }) => prefix === `/${first}`)?.code ?? defaultLocale;
}

export function localeDefinition(code: LocaleCode): LocaleDefinition {
	return locales.find((locale) => locale.code === code) ?? locales[0];
}
