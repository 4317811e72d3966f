import { words } from '../../../platform/i18n/words.ts';

/** The texts of the list of unused files. */
export const unusedWords = {
	show: words('Show unused files', 'Vis ubrugte filer', 'Unbenutzte Dateien zeigen'),
	hide: words('Hide unused files', 'Skjul ubrugte filer', 'Unbenutzte Dateien ausblenden'),
	title: words('Used nowhere', 'Bruges ingen steder', 'Nirgends verwendet'),
	hint: words(
		'No document, draft, menu or setting shows these files or leads to them. What is in the trash does not count.',
		'Intet dokument, ingen kladde, menu eller indstilling viser filerne eller fører til dem. Papirkurvens indhold tæller ikke med.',
		'Kein Dokument, Entwurf, Menü und keine Einstellung zeigt diese Dateien oder führt zu ihnen. Der Papierkorb zählt nicht.',
	),
	none: words('Every file is used.', 'Alle filer bruges.', 'Alle Dateien werden verwendet.'),
	file: words('File', 'Fil', 'Datei'),
	size: words('Size', 'Størrelse', 'Größe'),
	uploadedAt: words('Uploaded', 'Lagt op', 'Hochgeladen'),
	choose: words('Choose', 'Vælg', 'Auswählen'),
	chooseAll: words('Choose all on this page', 'Vælg alle på siden', 'Alle dieser Seite auswählen'),
	moveToTrash: words(
		'Put the chosen files into the trash',
		'Læg de valgte filer i papirkurven',
		'Gewählte Dateien in den Papierkorb legen',
	),
	movedToTrash: words('In the trash now:', 'Nu i papirkurven:', 'Jetzt im Papierkorb:'),
	previousPage: words('Earlier page', 'Forrige side', 'Vorige Seite'),
	nextPage: words('Next page', 'Næste side', 'Nächste Seite'),
};
