import type { MetaDescriptor } from 'react-router';
import { defaultLocale, localeDefinition, siteLocaleCodes } from '#shared/locales/locale.ts';
import type { TranslationFieldsFragment } from '~/content/generated/operations';

type Translation = Pick<TranslationFieldsFragment, 'locale' | 'href'>;

/**
 * A document's languages as search engines read them: with region and alone, and x-default for the default language or the first there is.
 * None on a site with one language.
 */
export function languageAlternates(
	translations: readonly Translation[],
): { hreflang: string; href: string }[] {
	if (siteLocaleCodes().length < 2) return [];
	const byDefault =
		translations.find(({ locale }) => locale === defaultLocale()) ?? translations.at(0);
	return [
		...translations.flatMap(({ locale, href }) => [
			{ hreflang: localeDefinition(locale).languageTag, href },
			{ hreflang: locale, href },
		]),
		...(byDefault ? [{ hreflang: 'x-default', href: byDefault.href }] : []),
	];
}

/** `hreflang` links from the document's own translations. A language the document isn't translated to is left out. */
export function alternates(translations: readonly Translation[], origin: string): MetaDescriptor[] {
	return languageAlternates(translations).map(({ hreflang, href }) => ({
		tagName: 'link' as const,
		rel: 'alternate',
		hrefLang: hreflang,
		href: origin + href,
	}));
}
