import { type LocaleCode, localeDefinition } from '@website/contracts/locales';
import {
	defaultLocale,
	localeFromPath,
	pathPrefix,
	siteLocaleCodes,
	siteLocales,
} from '@website/contracts/site-locales';

export {
	defaultLocale,
	type LocaleCode,
	localeDefinition,
	localeFromPath,
	pathPrefix,
	siteLocaleCodes,
	siteLocales,
};

/** A path in a locale: `localizedPath('da', '/blog')` is /da/blog, `localizedPath('da', '/')` is /da. */
export function localizedPath(locale: LocaleCode, path: string): string {
	const prefix = pathPrefix(locale);
	return path === '/' ? prefix || '/' : `${prefix}${path}`;
}
