import { words } from '../../../platform/i18n/words.ts';

/** The texts of the handover between two editors of one document. */
export const handOverWords = {
	ask: words('Ask for it', 'Bed om det', 'Darum bitten'),
	asked: words(
		'Asked: your colleague sees it in the open form. It opens here once it is handed over.',
		'Du har spurgt: din kollega ser det i den åbne formular. Den åbnes her, når den bliver overladt.',
		'Gefragt: Im offenen Formular wird es angezeigt. Es öffnet sich hier, sobald es übergeben wird.',
	),
	declined: words(
		'Your colleague is still writing.',
		'Din kollega skriver stadig.',
		'Es wird noch daran geschrieben.',
	),
	wants: words('would like to write here.', 'vil gerne skrive her.', 'möchte hier schreiben.'),
	alsoHere: words(
		'{people} also has this open.',
		'{people} har også dette åbent.',
		'{people} hat dies auch geöffnet.',
	),
	alsoHereMany: words(
		'{people} also have this open.',
		'{people} har også dette åbent.',
		'{people} haben dies auch geöffnet.',
	),
	handOver: words('Save and hand over', 'Gem og overlad', 'Speichern und übergeben'),
	saving: words(
		'Your colleague’s last words are being saved …',
		'Din kollegas sidste ord gemmes …',
		'Die letzten Worte werden noch gespeichert …',
	),
	notNow: words('Not now', 'Ikke nu', 'Jetzt nicht'),
	notSaved: words(
		'Your text could not be saved, so it was not handed over.',
		'Din tekst kunne ikke gemmes, så dokumentet blev ikke overladt.',
		'Ihr Text ließ sich nicht speichern, daher wurde nichts übergeben.',
	),
};
