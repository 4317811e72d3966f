import { type Filling, filled } from './translator-in.ts';
import type { Words } from './words.ts';

/** What is said of a number of things, by what the grammar of a language calls that number. */
export type Counted = Partial<Record<Intl.LDMLPluralRule, Words>> & { other: Words };

/** Words for one thing and for another number of them; `{count}` is the number. */
export const counted = (one: Words, other: Words): Counted => ({ one, other });

/** Says how many there are, in a language of the editors' interface. */
export function formatCount(
	language: string,
	text: Counted,
	count: number,
	filling: Filling = {},
): string {
	const words = text[new Intl.PluralRules(language).select(count)] ?? text.other;
	const number = new Intl.NumberFormat(language).format(count);
	return filled(words[language] ?? words.en, { ...filling, count: number });
}
