import type { Words } from './words.ts';

/** The values of the placeholders in a text. */
export type TemplateValues = Readonly<Record<string, string | number>>;

/** A text with each `{placeholder}` replaced by its value; one without a value stays visible. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
	text.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder));

/** A function that translates texts into a language of the admin and fills in values; in English if a text lacks the language. */
export const translatorIn =
	(language: string, values: TemplateValues = {}) =>
	(text: Words, more: TemplateValues = {}): string =>
		fillTemplate(text[language] ?? text.en, { ...values, ...more });
