import { inLanguage } from '@website/contracts/locales';
import type { LocaleCode } from '#shared/locales/locale.ts';

/** Returns the text of a locale, of one in each language of the examples; English in further languages. */
export type Translate = (en: string, da: string, de: string) => string;

export const translatorIn =
	(locale: LocaleCode): Translate =>
	(en, da, de) =>
		inLanguage({ en, da, de }, locale);

/** Returns a function that creates example content for a locale. */
export const localized =
	<Content>(create: (t: Translate, locale: LocaleCode) => Content) =>
	(locale: LocaleCode): Content =>
		create(translatorIn(locale), locale);
