import { type LocaleCode, localizedPath, siteLocales } from '#shared/locales/locale.ts';

/** One entry of the language switcher. */
export interface LanguageLink {
	code: LocaleCode;
	name: string;
	/** Code of the flag shown beside the name. */
	flag: string;
	href: string;
	/** False where the page does not exist in the language and `href` leads to its home. */
	translated: boolean;
}

/** Every language that is on, with this page's own address in it, or the language's home. */
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
			translated: translation !== undefined,
		};
	});
}

/** Address that stores the choice of a language and leads on to the page in it (specification section 4). */
export function languageSwitchPath({ code, href }: LanguageLink): string {
	return `/language/${code}?to=${encodeURIComponent(href)}`;
}
