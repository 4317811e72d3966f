import { localeCodes } from '@website/contracts/locales';
import type { Words } from './words.ts';

const displayName = (code: string, language: string): string =>
	new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;

/** The name of a language in a language of the admin, with a capital letter. */
export function languageName(code: string, language: string): string {
	const name = displayName(code, language);
	return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The names of languages as part of a sentence in a language of the admin: "English and Danish". */
export const languageList = (codes: readonly string[], language: string): string =>
	new Intl.ListFormat(language).format(codes.map((code) => displayName(code, language)));

/** The name of a language in all languages of the admin. */
export const languageWords = (code: string): Words => ({
	...Object.fromEntries(localeCodes.map((language) => [language, languageName(code, language)])),
	en: languageName(code, 'en'),
	da: languageName(code, 'da'),
	de: languageName(code, 'de'),
});
