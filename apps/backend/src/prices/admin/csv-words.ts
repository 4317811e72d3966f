import { words } from '../../editing/words.ts';

export const csvWords = {
	title: words('Import and export (CSV)', 'Import og eksport (CSV)', 'Import und Export (CSV)'),
	download: words('Download', 'Hent', 'Herunterladen'),
	file: words('CSV file', 'CSV-fil', 'CSV-Datei'),
	check: words('Check only', 'Kontrollér kun', 'Nur prüfen'),
	import: words('Import', 'Importér', 'Importieren'),
	line: words('Line', 'Linje', 'Zeile'),
	column: words('Column', 'Kolonne', 'Spalte'),
	problem: words('Problem', 'Problem', 'Problem'),
	created: words('new', 'nye', 'neu'),
	updated: words('changed', 'ændret', 'geändert'),
	unchanged: words('unchanged', 'uændret', 'unverändert'),
	problems: words(
		'problems; nothing was changed',
		'problemer; intet er ændret',
		'Probleme; nichts wurde geändert',
	),
	checked: words(
		'Checked, nothing changed yet:',
		'Kontrolleret, intet er ændret endnu:',
		'Geprüft, noch nichts geändert:',
	),
	done: words('Imported:', 'Importeret:', 'Importiert:'),
	failed: words('The import failed', 'Importen mislykkedes', 'Der Import ist fehlgeschlagen'),
};
