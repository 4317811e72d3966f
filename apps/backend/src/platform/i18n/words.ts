import type { LocaleCode } from '@website/contracts/locales';
import { type Catalogue, inFurtherLanguages } from './further-languages.ts';

/** Editors' words in the languages of the admin interface. */
export interface Words {
	[language: string]: string;
	en: string;
	da: string;
	de: string;
}

/** Languages beyond the three that stand beside each other in the code: their words by the English ones. */
const furtherLanguages: Record<Exclude<LocaleCode, 'en' | 'da' | 'de'>, Catalogue> = {};

/** A label or description in all languages of the admin interface. */
export const words = (en: string, da: string, de: string): Words => ({
	...inFurtherLanguages(en, furtherLanguages, process.env.NODE_ENV === 'development'),
	en,
	da,
	de,
});
