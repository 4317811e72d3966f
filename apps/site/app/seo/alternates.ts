import type { MetaDescriptor } from 'react-router';
import type { TranslationFieldsFragment } from '~/content/generated/operations';
import { defaultLocale, localeDefinition } from '~/i18n/locale';

/**
 * `hreflang` links from the document's own translations, with x-default for English where it exists.
 * A language the document isn't translated to is left out.
 */
export function alternates(
	translations: readonly Pick<TranslationFieldsFragment, 'locale' | 'href'>[],
	origin: string,
): MetaDescriptor[] {
	if (translations.length === 0) return [];
	const byDefault =
		translations.find((translation) => translation.locale === defaultLocale) ?? translations[0];
	return [
		...translations.map((translation) => ({
			tagName: 'link' as const,
			rel: 'alternate',
			hrefLang: localeDefinition(translation.locale).languageTag,
			href: origin + translation.href,
		})),
		{
			tagName: 'link' as const,
			rel: 'alternate',
			hrefLang: 'x-default',
			href: origin + byDefault?.href,
		},
	];
}
