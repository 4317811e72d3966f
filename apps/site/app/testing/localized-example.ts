import type { LocaleCode } from '#shared/locales/locale.ts';

/** The words of a language; without a language, the type check says which. */
export type Say = (words: Readonly<Record<LocaleCode, string>>) => string;

export const sayIn =
	(locale: LocaleCode): Say =>
	(words) =>
		words[locale];

/** An example's content, made for the language that is asked for. */
export const localized =
	<Content>(make: (say: Say, locale: LocaleCode) => Content) =>
	(locale: LocaleCode): Content =>
		make(sayIn(locale), locale);
