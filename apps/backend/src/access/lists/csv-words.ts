import { counted } from '../../platform/i18n/counted.ts';
import { words } from '../../platform/i18n/words.ts';

export const csvWords = {
	title: words('Import and export (CSV)', 'Import og eksport (CSV)', 'Import und Export (CSV)'),
	download: words('Download', 'Hent', 'Herunterladen'),
	file: words('CSV file', 'CSV-fil', 'CSV-Datei'),
	check: words('Check only', 'Kontrollér kun', 'Nur prüfen'),
	import: words('Import', 'Importér', 'Importieren'),
	line: words('Line', 'Linje', 'Zeile'),
	column: words('Column', 'Kolonne', 'Spalte'),
	problem: words('Problem', 'Problem', 'Problem'),
	created: counted(
		words('{count} new', '{count} ny', '{count} neu'),
		words('{count} new', '{count} nye', '{count} neu'),
	),
	updated: counted(
		words('{count} changed', '{count} ændret', '{count} geändert'),
		words('{count} changed', '{count} ændrede', '{count} geändert'),
	),
	unchanged: counted(
		words('{count} unchanged', '{count} uændret', '{count} unverändert'),
		words('{count} unchanged', '{count} uændrede', '{count} unverändert'),
	),
	problems: counted(
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
	checked: words(
		'Checked, nothing changed yet:',
		'Kontrolleret, intet er ændret endnu:',
		'Geprüft, noch nichts geändert:',
	),
	done: words('Imported:', 'Importeret:', 'Importiert:'),
	changed: words(
		'The file cannot be read any more, as when it was changed since. Choose it once more.',
		'Filen kan ikke læses længere, f.eks. fordi den er ændret siden. Vælg den igen.',
		'Die Datei lässt sich nicht mehr lesen, etwa weil sie seither geändert wurde. Wählen Sie sie noch einmal.',
	),
	failed: words('The import failed', 'Importen mislykkedes', 'Der Import ist fehlgeschlagen'),
};
