import type { Catalogue } from './catalogue.ts';
import {
	fillTemplate,
	furtherLanguages,
	mapWords,
	type TemplateValues,
	type Words,
} from './words.ts';

/** A text for each plural form of a number. */
export type PluralText = Partial<Record<Intl.LDMLPluralRule, Words>> & { other: Words };

/** A text for one and for several; `{count}` is the number. */
export const plural = (one: Words, other: Words): PluralText => ({ one, other });

/** Formats a number of things in a language of the admin. */
export function formatCount(
	language: string,
	text: PluralText,
	count: number,
	values: TemplateValues = {},
): string {
	const rule = new Intl.PluralRules(language).select(count);
	const catalogues: Readonly<Record<string, Catalogue>> = furtherLanguages;
	const forms = catalogues[language]?.[text.other.en];
	const words = text[rule] ?? text.other;
	const number = new Intl.NumberFormat(language).format(count);
	const template =
		typeof forms === 'object' ? (forms[rule] ?? forms.other) : (words[language] ?? words.en);
	return fillTemplate(template, { ...values, count: number });
}

/** A number of things in all languages of the admin; the values may depend on the language. */
export const countWords = (
	text: PluralText,
	count: number,
	values: (language: string) => TemplateValues = () => ({}),
): Words =>
	mapWords(text.other, (language) => formatCount(language, text, count, values(language)));
