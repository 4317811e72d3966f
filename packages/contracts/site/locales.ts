import {
	type LocaleCode,
	type LocaleDefinition,
	localeDefinition,
	localeOfPrefix,
} from '../locales.ts';
import { siteOptions } from './options.ts';

/** The enabled languages, in the order of the switcher. Everything visible lists these, never `locales`. */
export const siteLocaleCodes = (): readonly LocaleCode[] => siteOptions().languages;

/** The enabled languages with their names, flags and tags. */
export const siteLocales = (): LocaleDefinition[] => siteLocaleCodes().map(localeDefinition);

/** The language whose addresses have no prefix. */
export const defaultLocale = (): LocaleCode => siteOptions().defaultLanguage;

/** The path prefix of a language: empty for the default one, such as `/da` for others. */
export const pathPrefix = (code: LocaleCode): string =>
	code === defaultLocale() ? '' : `/${code}`;

/** The language of a path: that of its prefix if it is enabled, otherwise the default one. */
export function localeFromPath(pathname: string): LocaleCode {
	const prefixLocale = localeOfPrefix(pathname);
	return prefixLocale && siteLocaleCodes().includes(prefixLocale) ? prefixLocale : defaultLocale();
}
