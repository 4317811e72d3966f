import { type Words, words } from '../../../platform/i18n/words.ts';
import { limits } from '../../../platform/limits.ts';

/** The texts of the export and import of XLIFF files. */
export const xliffWords = {
	title: words('For translators', 'Til oversættere', 'Für Übersetzer'),
	download: words('Download as XLIFF 2', 'Hent som XLIFF 2', 'Als XLIFF 2 herunterladen'),
	downloadWaiting: words(
		'Download what is missing or outdated as XLIFF 2',
		'Hent det, der mangler eller er forældet, som XLIFF 2',
		'Fehlendes und Veraltetes als XLIFF 2 herunterladen',
	),
	file: words('Choose the translated file', 'Vælg den oversatte fil', 'Übersetzte Datei auswählen'),
	result: words(
		'Passages taken over as a draft in {language}: {count}',
		'Afsnit overtaget som kladde på {language}: {count}',
		'Als Entwurf in der Sprache {language} übernommene Absätze: {count}',
	),
	otherLanguage: words(
		'This file is a translation into {language}. Nothing was changed. Import it in that language, or above the list Translations.',
		'Denne fil er en oversættelse til {language}. Intet blev ændret. Importér den på det sprog eller over listen Oversættelser.',
		'Diese Datei ist eine Übersetzung in die Sprache {language}. Es wurde nichts geändert. Importieren Sie sie in dieser Sprache oder über der Liste Übersetzungen.',
	),
	show: words('Show the draft', 'Vis kladden', 'Entwurf zeigen'),
	failed: words(
		'The file could not be imported.',
		'Filen kunne ikke importeres.',
		'Die Datei konnte nicht importiert werden.',
	),
};

/** Why a passage or a file was not imported. */
export const problemWords: Record<string, Words> = {
	unknownUnit: words(
		'No passage of this document',
		'Intet afsnit i dette dokument',
		'Kein Absatz dieses Dokuments',
	),
	sourceChanged: words(
		'The source was changed since',
		'Kilden er ændret siden',
		'Der Ausgangstext wurde seitdem geändert',
	),
	brokenCodes: words(
		'Inline codes are missing or broken',
		'Koder i teksten mangler eller er ødelagt',
		'Codes im Text fehlen oder sind beschädigt',
	),
	untranslated: words('Not translated', 'Ikke oversat', 'Nicht übersetzt'),
	unchecked: words(
		'Still the translation from before the source was changed',
		'Stadig oversættelsen fra før, kilden blev ændret',
		'Noch die Übersetzung von vor der Änderung des Ausgangstexts',
	),
	notInFile: words('Not in the file', 'Findes ikke i filen', 'Nicht in der Datei enthalten'),
	unknownDocument: words(
		'There is no such document',
		'Dokumentet findes ikke',
		'Das Dokument gibt es nicht',
	),
	otherDocument: words(
		'The file is of another document. Import it there, or above the list Translations',
		'Filen hører til et andet dokument. Importér den dér eller over listen Oversættelser',
		'Die Datei gehört zu einem anderen Dokument. Importieren Sie sie dort oder über der Liste Übersetzungen',
	),
	forbidden: words(
		'You may not write this document in the language of the file',
		'Du må ikke skrive dette dokument på filens sprog',
		'Sie dürfen dieses Dokument nicht in der Sprache der Datei schreiben',
	),
	locked: words(
		'A colleague is writing this document now. Import the file again later',
		'En kollega skriver i dokumentet lige nu. Importér filen igen senere',
		'Jemand schreibt gerade in diesem Dokument. Importieren Sie die Datei später noch einmal',
	),
	notSaved: words(
		'The document could not be saved',
		'Dokumentet kunne ikke gemmes',
		'Das Dokument konnte nicht gespeichert werden',
	),
	tooComplex: words(
		'The file has too many elements, or too many inside each other',
		'Filen har for mange elementer, eller for mange inden i hinanden',
		'Die Datei enthält zu viele oder zu tief verschachtelte Elemente',
	),
	tooManyDocuments: words(
		`The file has more than ${limits.translations.xliffDocuments} documents. Divide it`,
		`Filen har mere end ${limits.translations.xliffDocuments} dokumenter. Del den op`,
		`Die Datei enthält mehr als ${limits.translations.xliffDocuments} Dokumente. Teilen Sie sie auf`,
	),
	repeated: words(
		'The file has a document or a passage twice',
		'Filen har et dokument eller et afsnit to gange',
		'Die Datei enthält ein Dokument oder einen Absatz doppelt',
	),
	tooLarge: words('The file is too large', 'Filen er for stor', 'Die Datei ist zu groß'),
	dtd: words(
		'The file has a document type, which is refused',
		'Filen har en dokumenttype, som afvises',
		'Die Datei hat einen Dokumenttyp; das wird abgelehnt',
	),
	notXml: words('The file is no XML', 'Filen er ikke XML', 'Die Datei ist kein XML'),
	notXliff: words('The file is no XLIFF 2', 'Filen er ikke XLIFF 2', 'Die Datei ist kein XLIFF 2'),
	unknownLanguage: words(
		'The site does not have these languages',
		'Hjemmesiden har ikke disse sprog',
		'Die Website hat diese Sprachen nicht',
	),
};
