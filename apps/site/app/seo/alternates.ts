import type { MetaDescriptor } from 'react-router';
import { defaultLocale, localeDefinition, siteLocaleCodes } from '#shared/locales/locale.ts';
import type { TranslationFieldsFragment } from '~/content/generated/operations';

type Translation = Pick<TranslationFieldsFragment, 'locale' | 'href'>;

/**
 * The translations of a document for search engines: language with and without region, and x-default for the default locale or else the
 * first translation. Empty on a site with one locale.
 */
export function languageAlternates(
	translations: readonly Translation[],
): { hreflang: string; href: string }[] {
	if (siteLocaleCodes().length < 2) return [];
	const fallback =
		translations.find(({ locale }) => locale === defaultLocale()) ?? translations.at(0);
	return [
		...translations.flatMap(({ locale, href }) => [
			{ hreflang: localeDefinition(locale).languageTag, href },
			{ hreflang: locale, href },
		]),
		...(fallback ? [{ hreflang: 'x-default', href: fallback.href }] : []),
	];
}

/** `hreflang` links for the translations of a document. */
export function alternates(translations: readonly Translation[], origin: string): MetaDescriptor[] {
	return languageAlternates(translations).map(({ hreflang, href }) => ({
		tagName: 'link' as const,
		rel: 'alternate',
		hrefLang: hreflang,
		href: origin + href,
	}));
}
