import type { LocaleCode } from '#shared/locales/locale.ts';

/** The words of a language; without a language, the type check says which. */
export type Translate = (words: Readonly<Record<LocaleCode, string>>) => string;

export const translatorIn =
	(locale: LocaleCode): Translate =>
	(words) =>
		words[locale];

/** An example's content, made for the language that is asked for. */
export const localized =
	<Content>(make: (t: Translate, locale: LocaleCode) => Content) =>
	(locale: LocaleCode): Content =>
		make(translatorIn(locale), locale);
