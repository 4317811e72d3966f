import {
	defaultLocale,
	type LocaleCode,
	localeDefinition,
	locales,
} from '@website/contracts/locales';

export { defaultLocale, type LocaleCode, localeDefinition, locales };

/** The language an address belongs to: /da and below Danish, /de and below German, the rest English. */
export function localeFromPath(pathname: string): LocaleCode {
	const first = pathname.split('/')[1];
	return locales.find((locale) => locale.prefix === `/${first}`)?.code ?? defaultLocale;
}

/** An address below a language: `localizedPath('da', '/blog')` is /da/blog, `localizedPath('da', '/')` is /da. */
export function localizedPath(locale: LocaleCode, path: string): string {
	const { prefix } = localeDefinition(locale);
	return path === '/' ? prefix || '/' : `${prefix}${path}`;
}
