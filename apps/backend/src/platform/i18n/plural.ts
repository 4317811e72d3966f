import { fillTemplate, type TemplateValues } from './translator-in.ts';
import type { Words } from './words.ts';

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
	const words = text[new Intl.PluralRules(language).select(count)] ?? text.other;
	const number = new Intl.NumberFormat(language).format(count);
	return fillTemplate(words[language] ?? words.en, { ...values, count: number });
}
