import type { LocaleCode } from '@website/contracts/locales';
import { pathPrefix } from '@website/contracts/site-locales';

export { type LocaleCode, localeDefinition } from '@website/contracts/locales';
export {
	defaultLocale,
	localeFromPath,
	pathPrefix,
	siteLocaleCodes,
	siteLocales,
} from '@website/contracts/site-locales';

/** A path in a locale: `localizedPath('da', '/blog')` is /da/blog, `localizedPath('da', '/')` is /da. */
export function localizedPath(locale: LocaleCode, path: string): string {
	const prefix = pathPrefix(locale);
	return path === '/' ? prefix || '/' : `${prefix}${path}`;
}
