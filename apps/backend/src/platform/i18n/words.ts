import type { LocaleCode } from '@website/contracts/locales';

/** The texts of a language, by their English text. */
export type Catalogue = Readonly<Record<string, string>>;

/**
 * Translates an English text into the languages of these catalogues. A missing text stays English; with `markMissing`, used in development,
 * it is marked.
 */
export function inFurtherLanguages(
	english: string,
	catalogues: Readonly<Record<string, Catalogue>>,
	markMissing: boolean,
): Record<string, string> {
	return Object.fromEntries(
		Object.entries(catalogues).map(([language, catalogue]) => [
			language,
			catalogue[english] ?? (markMissing ? `${english} [${language}?]` : english),
		]),
	);
}

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
