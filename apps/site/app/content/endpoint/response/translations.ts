import { type LocaleCode, siteLocaleCodes } from '#shared/locales/locale.ts';
import { documentPath, readLocale } from './addresses.ts';
import { type Fields, listOf, textOf } from './fields.ts';

interface Document {
	locale: LocaleCode;
	href: string;
	addressOf: (locale: LocaleCode, slug: string, parent: string) => string;
}

/** The translations of a document: as listed by the endpoint, or derived from its translated slugs. */
export function translations(fields: Fields, { locale, href, addressOf }: Document): Fields[] {
	const existing = listOf(fields.translations);
	const slugs = listOf(fields.translated);
	return siteLocaleCodes().flatMap((code) => {
		const translation = existing.find((entry) => readLocale(entry.locale) === code);
		const slugFields = slugs.find((entry) => readLocale(entry.locale) === code);
		const derived =
			slugFields && addressOf(code, textOf(slugFields.slug), textOf(slugFields.parent));
		const address = code === locale ? href : (documentPath(translation?.href) ?? derived);
		return address ? [{ id: '', post_title: '', ...translation, locale: code, href: address }] : [];
	});
}
