import { words } from '../../../platform/i18n/words.ts';

/** Texts about changes made elsewhere. */
export const mergeWords = {
	taken: words(
		'Newer text of the document is now in your form: {fields}',
		'Nyere tekst i dokumentet står nu i din formular: {fields}',
		'Neuerer Text des Dokuments steht jetzt in Ihrem Formular: {fields}',
	),
	title: words('Changed in two places', 'Ændret to steder', 'An zwei Stellen geändert'),
	explanation: words(
		'These fields were changed elsewhere while you were writing in them. Choose which text stays. The other one is kept as a version.',
		'Disse felter blev ændret et andet sted, mens du skrev i dem. Vælg, hvilken tekst der skal blive. Den anden gemmes som en version.',
		'Diese Felder wurden an anderer Stelle geändert, während Sie darin geschrieben haben. Wählen Sie, welcher Text bleibt. Der andere bleibt als Version erhalten.',
	),
	mine: words('Yours', 'Din', 'Ihre Fassung'),
	theirs: words('Saved meanwhile', 'Gemt i mellemtiden', 'Inzwischen gespeichert'),
	keepMine: words('Keep mine', 'Behold min', 'Meine behalten'),
	takeTheirs: words('Take theirs', 'Brug den anden', 'Andere übernehmen'),
	empty: words('empty', 'tomt', 'leer'),
	later: words('Decide later', 'Afgør det senere', 'Später entscheiden'),
};
