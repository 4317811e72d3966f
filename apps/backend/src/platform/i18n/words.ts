import type { LocaleCode } from '@website/contracts/locales';
import { type Catalogue, inFurtherLanguages } from './further-languages.ts';

/** A text in the languages of the admin. */
export interface Words {
	[language: string]: string;
	en: string;
	da: string;
	de: string;
}

/** The catalogues of all languages except English, Danish and German, whose texts are the arguments of `words`. */
const furtherLanguages: Record<Exclude<LocaleCode, 'en' | 'da' | 'de'>, Catalogue> = {};

/** A label or description in all languages of the admin. */
export const words = (en: string, da: string, de: string): Words => ({
	...inFurtherLanguages(en, furtherLanguages, process.env.NODE_ENV === 'development'),
	en,
	da,
	de,
});
