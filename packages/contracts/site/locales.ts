import {
	type LocaleCode,
	type LocaleDefinition,
	localeDefinition,
	namedLocale,
} from '../locales.ts';
import { siteOptions } from './options.ts';

/** The languages that are on, in the order of the switcher. What people see lists these, never `locales`. */
export const siteLocaleCodes = (): readonly LocaleCode[] => siteOptions().languages;

/** The same with their names. */
export const siteLocales = (): LocaleDefinition[] => siteLocaleCodes().map(localeDefinition);

/** The language whose addresses have no prefix. */
export const defaultLocale = (): LocaleCode => siteOptions().defaultLanguage;

/** What addresses of a language begin with: nothing for the default one, `/da` and the like for others. */
export const pathPrefix = (code: LocaleCode): string =>
	code === defaultLocale() ? '' : `/${code}`;

/** The language an address belongs to: that of its prefix where it is on, else the default one. */
export function localeFromPath(pathname: string): LocaleCode {
	const named = namedLocale(pathname);
	return named && siteLocaleCodes().includes(named) ? named : defaultLocale();
}
