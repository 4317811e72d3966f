import type { Words } from './words.ts';

/** Words in a language of the editors' interface. */
export const sayIn =
	(language: string) =>
	(text: Words): string =>
		text[language] ?? text.en;
