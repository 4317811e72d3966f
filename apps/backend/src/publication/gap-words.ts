import { words } from '../platform/i18n/words.ts';

/** Texts about translations in which texts are missing. */
export const gapWords = {
	incomplete: words(
		'{done} of {all} texts translated: what has no text is left out.',
		'{done} af {all} tekster er oversat: Det, der ingen tekst har, udelades.',
		'{done} von {all} Texten übersetzt: Was keinen Text hat, wird weggelassen.',
	),
	accept: words(
		'Publish with texts missing',
		'Udgiv, selv om der mangler tekster',
		'Trotz fehlender Texte veröffentlichen',
	),
};
