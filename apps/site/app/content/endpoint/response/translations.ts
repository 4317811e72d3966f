import { type LocaleCode, siteLocaleCodes } from '#shared/locales/locale.ts';
import { documentPath, readLocale } from './addresses.ts';
import { type Fields, listOf, textOf } from './fields.ts';

interface Document {
	locale: LocaleCode;
	href: string;
	addressOf: (locale: LocaleCode, slug: string, parent: string) => string;
}

/** Every language a document exists in: as the endpoint lists them, else made of its translated slugs. */
export function translations(fields: Fields, { locale, href, addressOf }: Document): Fields[] {
	const listed = listOf(fields.translations);
	const slugs = listOf(fields.translated);
	return siteLocaleCodes().flatMap((code) => {
		const translation = listed.find((one) => readLocale(one.locale) === code);
		const named = slugs.find((one) => readLocale(one.locale) === code);
		const derived = named && addressOf(code, textOf(named.slug), textOf(named.parent));
		const address = code === locale ? href : (documentPath(translation?.href) ?? derived);
		return address ? [{ id: '', post_title: '', ...translation, locale: code, href: address }] : [];
	});
}
