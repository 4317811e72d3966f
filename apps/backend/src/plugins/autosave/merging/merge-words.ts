import { words } from '../../../platform/i18n/words.ts';

/** Texts about changes made elsewhere. */
export const mergeWords = {
	taken: words(
		'Changed elsewhere meanwhile and added to your form: {fields}',
		'Ændret et andet sted i mellemtiden og føjet til din formular: {fields}',
		'Inzwischen an anderer Stelle geändert und in Ihr Formular übernommen: {fields}',
	),
	title: words('Changed in two places', 'Ændret to steder', 'An zwei Stellen geändert'),
	explanation: words(
		'These fields were changed elsewhere while you were writing in them. Choose which text stays.',
		'Disse felter blev ændret et andet sted, mens du skrev i dem. Vælg, hvilken tekst der skal blive.',
		'Diese Felder wurden an anderer Stelle geändert, während Sie darin geschrieben haben. Wählen Sie, welcher Text bleibt.',
	),
	mine: words('Yours', 'Din', 'Ihre Fassung'),
	theirs: words('Saved meanwhile', 'Gemt i mellemtiden', 'Inzwischen gespeichert'),
	keepMine: words('Keep mine', 'Behold min', 'Meine behalten'),
	takeTheirs: words('Take theirs', 'Brug den anden', 'Andere übernehmen'),
	empty: words('empty', 'tomt', 'leer'),
	gone: words(
		'The section of this text was removed. Copy the text if you need it.',
		'Afsnittet med denne tekst er fjernet. Kopiér teksten, hvis du har brug for den.',
		'Der Abschnitt dieses Textes wurde entfernt. Kopieren Sie den Text, wenn Sie ihn brauchen.',
	),
	later: words('Decide later', 'Afgør det senere', 'Später entscheiden'),
	waiting: words(
		'Fields that were changed in two places: {count}. Your text is kept here, the other one is saved.',
		'Felter, der blev ændret to steder: {count}. Din tekst er gemt her, den anden er gemt i dokumentet.',
		'An zwei Stellen geänderte Felder: {count}. Ihr Text ist hier aufgehoben, der andere ist gespeichert.',
	),
	compare: words(
		'Yours and what is saved',
		'Din tekst og den gemte',
		'Ihr Text und der gespeicherte',
	),
	same: words(
		'Everything you wrote is in the document.',
		'Alt, hvad du skrev, er i dokumentet.',
		'Alles, was Sie geschrieben haben, steht im Dokument.',
	),
	unread: words(
		'The document cannot be read right now.',
		'Dokumentet kan ikke læses lige nu.',
		'Das Dokument lässt sich gerade nicht lesen.',
	),
	close: words('Close', 'Luk', 'Schließen'),
	decide: words('Compare', 'Sammenlign', 'Vergleichen'),
};
