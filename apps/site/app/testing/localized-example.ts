import type { LocaleCode } from '#shared/locales/locale.ts';

/** Returns the text of a locale. A missing locale is a type error. */
export type Translate = (texts: Readonly<Record<LocaleCode, string>>) => string;

export const translatorIn =
	(locale: LocaleCode): Translate =>
	(texts) =>
		texts[locale];

/** Returns a function that creates example content for a locale. */
export const localized =
	<Content>(create: (t: Translate, locale: LocaleCode) => Content) =>
	(locale: LocaleCode): Content =>
		create(translatorIn(locale), locale);
