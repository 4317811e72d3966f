import { localeCodes, type locales } from '@website/contracts/locales';
import type { LocaleCode } from '#shared/locales/locale.ts';

type TextOfEach<Locales> = { [Index in keyof Locales]: string };

/** Returns the text of a locale, of one in each, in the order of `locales`. A missing text is a type error. */
export type Translate = (...texts: TextOfEach<typeof locales>) => string;

export const translatorIn =
	(locale: LocaleCode): Translate =>
	(...texts) =>
		texts[localeCodes.indexOf(locale)] ?? '';

/** Returns a function that creates example content for a locale. */
export const localized =
	<Content>(create: (t: Translate, locale: LocaleCode) => Content) =>
	(locale: LocaleCode): Content =>
		create(translatorIn(locale), locale);
