import { fillTemplate, type TemplateValues } from './template.ts';
import type { Words } from './words.ts';

/** A function that translates texts into a language of the admin and fills in values; in English if a text lacks the language. */
export const translatorIn =
	(language: string, values: TemplateValues = {}) =>
	(text: Words, more: TemplateValues = {}): string =>
		fillTemplate(text[language] ?? text.en, { ...values, ...more });
