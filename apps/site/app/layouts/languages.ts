import { type LocaleCode, localizedPath, siteLocales } from '#shared/locales/locale.ts';

/** An entry of the language switcher. */
export interface LanguageLink {
	code: LocaleCode;
	name: string;
	/** The code of the flag. */
	flag: string;
	href: string;
	/** False if the page does not exist in the language; `href` is then the language's home page. */
	isTranslated: boolean;
}

/** All enabled languages with the URL of the page, or of the language's home page if there is no translation. */
export function languageLinks(
	translations: { locale: LocaleCode; href: string }[],
): LanguageLink[] {
	return siteLocales().map(({ code, name, flag }) => {
		const translation = translations.find(({ locale }) => locale === code);
		return {
			code,
			name,
			flag,
			href: translation?.href ?? localizedPath(code, '/'),
			isTranslated: translation !== undefined,
		};
	});
}

/** The URL that stores the selected language and redirects to the page in it (specification section 4). */
export function languageSwitchPath({ code, href }: LanguageLink): string {
	return `/language/${code}?to=${encodeURIComponent(href)}`;
}
