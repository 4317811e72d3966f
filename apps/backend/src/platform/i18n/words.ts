import { getTranslation, type I18n } from '@payloadcms/translations';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { Catalogue } from './catalogue.ts';

/** The values of the placeholders in a text. */
export type TemplateValues = Readonly<Record<string, string | number>>;

/** A text with each `{placeholder}` replaced by its value; one without a value stays visible. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
	text.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder));

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
		Object.entries(catalogues).map(([language, catalogue]) => {
			const text = catalogue[english] ?? (markMissing ? `${english} [${language}?]` : english);
			return [language, typeof text === 'string' ? text : text.other];
		}),
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
export const furtherLanguages: Record<Exclude<LocaleCode, 'en' | 'da' | 'de'>, Catalogue> = {};

/** A text in the languages of another one, from a function of the language. */
export const mapWords = (words: Words, textIn: (language: string) => string): Words => ({
	...Object.fromEntries(Object.keys(words).map((language) => [language, textIn(language)])),
	en: textIn('en'),
	da: textIn('da'),
	de: textIn('de'),
});

/** A text in all languages of the admin: constants, which catalogues find by the English one, and the values of their `{placeholders}`. */
export function words(
	en: string,
	da: string,
	de: string,
	values?: TemplateValues | ((language: string) => TemplateValues),
): Words {
	const isMarked = process.env.NODE_ENV === 'development';
	const text: Words = { ...inFurtherLanguages(en, furtherLanguages, isMarked), en, da, de };
	if (!values) return text;
	const valuesIn = typeof values === 'function' ? values : () => values;
	return mapWords(text, (language) => fillTemplate(text[language] ?? en, valuesIn(language)));
}

/** A function that translates texts into a language of the admin and fills in values; in English if a text lacks the language. */
export const translatorIn =
	(language: string, values: TemplateValues = {}) =>
	(text: Words, more: TemplateValues = {}): string =>
		fillTemplate(text[language] ?? text.en, { ...values, ...more });

/** A function that translates texts into the admin language of the user who sent the request. */
export const translator =
	({ i18n }: { i18n: Pick<I18n, 'fallbackLanguage' | 'language' | 't'> }) =>
	(text: Words): string =>
		getTranslation(text, i18n);

type RequestI18n = Parameters<typeof translator>[0];

/** A field's `validate` function that accepts empty values; returns the problem in the language of the admin. */
export const validateWith =
	<Value>(isValid: (value: Value) => boolean, problem: Words) =>
	(value: Value | '' | null | undefined, { req }: { req: RequestI18n }): string | true =>
		value === undefined ||
		value === null ||
		value === '' ||
		isValid(value) ||
		translator(req)(problem);

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
