import { plural } from '../../platform/i18n/plural.ts';
import { words } from '../../platform/i18n/words.ts';

export const csvWords = {
	title: words('Import and export (CSV)', 'Import og eksport (CSV)', 'Import und Export (CSV)'),
	download: words('Download', 'Hent', 'Herunterladen'),
	downloadForExcel: words('Download for Excel', 'Hent til Excel', 'Für Excel herunterladen'),
	needsReview: words('Please check', 'Kontrollér', 'Bitte prüfen'),
	marked: plural(
		words('{count} to check', '{count} skal kontrolleres', '{count} zu prüfen'),
		words('{count} to check', '{count} skal kontrolleres', '{count} zu prüfen'),
	),
	confirm: plural(
		words(
			'I have checked the marked row',
			'Jeg har kontrolleret den markerede række',
			'Ich habe die markierte Zeile geprüft',
		),
		words(
			'I have checked the {count} marked rows',
			'Jeg har kontrolleret de {count} markerede rækker',
			'Ich habe die {count} markierten Zeilen geprüft',
		),
	),
	file: words('Choose a CSV file', 'Vælg en CSV-fil', 'CSV-Datei auswählen'),
	looking: words('Reading the file …', 'Læser filen …', 'Die Datei wird gelesen …'),
	import: plural(
		words('Import {count} row', 'Importér {count} række', '{count} Zeile importieren'),
		words('Import {count} rows', 'Importér {count} rækker', '{count} Zeilen importieren'),
	),
	cancel: words('Cancel', 'Annullér', 'Abbrechen'),
	row: words('Row', 'Række', 'Eintrag'),
	state: words('State', 'Status', 'Stand'),
	isNew: words('New', 'Ny', 'Neu'),
	isChanged: words('Changed', 'Ændret', 'Geändert'),
	change: words('What changes', 'Hvad der ændres', 'Was sich ändert'),
	empty: words('empty', 'tom', 'leer'),
	pages: words('Pages of changes', 'Sider med ændringer', 'Seiten der Änderungen'),
	page: words('Page', 'Side', 'Seite'),
	back: words('Back', 'Tilbage', 'Zurück'),
	next: words('Next', 'Næste', 'Weiter'),
	outdated: words(
		'Others have changed the list since you looked. Nothing was imported; this is what would change now.',
		'Andre har ændret listen, siden du så på den. Intet er importeret; dette ville blive ændret nu.',
		'Andere haben die Liste seither geändert. Nichts wurde importiert; das würde sich jetzt ändern.',
	),
	line: words('Line', 'Linje', 'Zeile'),
	column: words('Column', 'Kolonne', 'Spalte'),
	problem: words('Problem', 'Problem', 'Problem'),
	created: plural(
		words('{count} new', '{count} ny', '{count} neu'),
		words('{count} new', '{count} nye', '{count} neu'),
	),
	updated: plural(
		words('{count} changed', '{count} ændret', '{count} geändert'),
		words('{count} changed', '{count} ændrede', '{count} geändert'),
	),
	unchanged: plural(
		words('{count} unchanged', '{count} uændret', '{count} unverändert'),
		words('{count} unchanged', '{count} uændrede', '{count} unverändert'),
	),
	problems: plural(
		words(
			'{count} problem; nothing was changed',
			'{count} problem; intet er ændret',
			'{count} Problem; nichts wurde geändert',
		),
		words(
			'{count} problems; nothing was changed',
			'{count} problemer; intet er ændret',
			'{count} Probleme; nichts wurde geändert',
		),
	),
	stopped: words(
		'The rest of the file was not checked.',
		'Resten af filen blev ikke kontrolleret.',
		'Der Rest der Datei wurde nicht geprüft.',
	),
	otherwise: words('The other lines:', 'De øvrige linjer:', 'Die übrigen Zeilen:'),
	checked: words(
		'Checked, nothing changed yet:',
		'Kontrolleret, intet er ændret endnu:',
		'Geprüft, noch nichts geändert:',
	),
	done: words('Imported:', 'Importeret:', 'Importiert:'),
	undo: words('Undo this import', 'Fortryd denne import', 'Diesen Import rückgängig machen'),
	undone: plural(
		words(
			'Undone: {count} row is as before.',
			'Fortrudt: {count} række er som før.',
			'Rückgängig gemacht: {count} Zeile ist wieder wie zuvor.',
		),
		words(
			'Undone: {count} rows are as before.',
			'Fortrudt: {count} rækker er som før.',
			'Rückgängig gemacht: {count} Zeilen sind wieder wie zuvor.',
		),
	),
	left: plural(
		words(
			'{count} row was changed since and stays as it is.',
			'{count} række er ændret siden og forbliver, som den er.',
			'{count} Zeile wurde seither geändert und bleibt, wie sie ist.',
		),
		words(
			'{count} rows were changed since and stay as they are.',
			'{count} rækker er ændret siden og forbliver, som de er.',
			'{count} Zeilen wurden seither geändert und bleiben, wie sie sind.',
		),
	),
	changed: words(
		'The file cannot be read any more, as when it was changed since. Choose it once more.',
		'Filen kan ikke læses længere, fx fordi den er ændret siden. Vælg den igen.',
		'Die Datei lässt sich nicht mehr lesen, etwa weil sie seither geändert wurde. Wählen Sie sie noch einmal.',
	),
	failed: words('The import failed', 'Importen mislykkedes', 'Der Import ist fehlgeschlagen'),
};
