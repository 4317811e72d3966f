import type { Words } from './words.ts';

/** What stands for the words in braces of a text. */
export type Filling = Readonly<Record<string, string | number>>;

/** A text with each `{word}` filled in; one that nothing is said of stays as it is, to be seen. */
export const filled = (text: string, filling: Filling): string =>
	text.replace(/\{(\w+)\}/g, (word, key: string) => String(filling[key] ?? word));

/** Says words in a language of the editors' interface, filled in; in English where they lack the language. */
export const translatorIn =
	(language: string, filling: Filling = {}) =>
	(text: Words, more: Filling = {}): string =>
		filled(text[language] ?? text.en, { ...filling, ...more });
