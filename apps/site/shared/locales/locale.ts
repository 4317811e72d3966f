import {
	defaultLocale,
	type LocaleCode,
	localeDefinition,
	localeFromPath,
	locales,
} from '@website/contracts/locales';

export { defaultLocale, type LocaleCode, localeDefinition, localeFromPath, locales };

/** An address below a language: `localizedPath('da', '/blog')` is /da/blog, `localizedPath('da', '/')` is /da. */
export function localizedPath(locale: LocaleCode, path: string): string {
	const { prefix } = localeDefinition(locale);
	return path === '/' ? prefix || '/' : `${prefix}${path}`;
}
