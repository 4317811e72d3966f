import { type Words, words } from '../i18n/words.ts';

/** A problem at one place of a file; the header is line 1. */
export interface Problem {
	line: number;
	column: string | null;
	message: Words;
}

const list = (values: readonly string[]) => values.join(', ');
const short = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

export const csvProblems = {
	encoding: words(
		'The file is not UTF-8. In Excel choose “CSV UTF-8” when saving',
		'Filen er ikke UTF-8. Vælg »CSV UTF-8«, når du gemmer i Excel',
		'Die Datei ist nicht UTF-8. Wählen Sie beim Speichern in Excel „CSV UTF-8“',
	),
	workbook: words(
		'The file is an Excel workbook. Save it as “CSV UTF-8”',
		'Filen er en Excel-projektmappe. Gem den som »CSV UTF-8«',
		'Die Datei ist eine Excel-Arbeitsmappe. Speichern Sie sie als „CSV UTF-8“',
	),
	empty: words('The file has no rows', 'Filen har ingen rækker', 'Die Datei hat keine Zeilen'),
	tooLong: (max: number) =>
		words(`More than ${max} lines`, `Mere end ${max} linjer`, `Mehr als ${max} Zeilen`),
	// Only mismatched quotation marks make a text invalid CSV.
	syntax: words(
		'The quotation marks do not match: one is not closed, or stands alone in a cell, where it is written twice',
		'Anførselstegnene passer ikke sammen: Ét er ikke lukket eller står alene i en celle, hvor det skrives to gange',
		'Die Anführungszeichen passen nicht zusammen: Eines ist nicht geschlossen oder steht einzeln in einer Zelle, wo man es doppelt schreibt',
	),
	unknownColumn: (names: readonly string[]) =>
		words(
			`Unknown column; known are ${list(names)}`,
			`Ukendt kolonne; kendte er ${list(names)}`,
			`Unbekannte Spalte; bekannt sind ${list(names)}`,
		),
	twiceColumn: words(
		'Column appears twice',
		'Kolonnen findes to gange',
		'Spalte kommt doppelt vor',
	),
	missingColumn: words('Column is missing', 'Kolonnen mangler', 'Spalte fehlt'),
	cells: (count: number, expected: number) =>
		words(
			`Number of cells: ${count} instead of ${expected}`,
			`Antal celler: ${count} i stedet for ${expected}`,
			`Anzahl der Zellen: ${count} statt ${expected}`,
		),
	required: words('Must not be empty', 'Må ikke være tom', 'Darf nicht leer sein'),
	country: (text: string) =>
		words(
			`Unknown country ${short(text)} (ISO code, such as DK)`,
			`Ukendt land ${short(text)} (ISO-kode, fx DK)`,
			`Unbekanntes Land ${short(text)} (ISO-Code, z. B. DK)`,
		),
	operator: (country: string, code: string) =>
		words(
			`No operator ${short(code)} in ${short(country)}`,
			`Intet teleselskab ${short(code)} i ${short(country)}`,
			`Kein Netzbetreiber ${short(code)} in ${short(country)}`,
		),
	choice: (text: string, options: readonly string[]) =>
		words(
			`${short(text)} is none of ${list(options)}`,
			`${short(text)} er ingen af ${list(options)}`,
			`${short(text)} ist keines von ${list(options)}`,
		),
	format: (text: string, example: string) =>
		words(
			`${short(text)} is not written like ${example}`,
			`${short(text)} er ikke skrevet som ${example}`,
			`${short(text)} ist nicht geschrieben wie ${example}`,
		),
	date: (text: string) =>
		words(
			`${short(text)}: Excel writes dates in its own way, and here day, month or year are uncertain. Write 2026-01-31`,
			`${short(text)}: Excel skriver datoer på sin egen måde, og her er dag, måned eller år usikre. Skriv 2026-01-31`,
			`${short(text)}: Excel schreibt Daten auf seine Weise, und hier sind Tag, Monat oder Jahr unklar. Schreiben Sie 2026-01-31`,
		),
	tooLongText: (max: number) =>
		words(`Longer than ${max} characters`, `Længere end ${max} tegn`, `Länger als ${max} Zeichen`),
	range: words(
		'Must not be less than fromVolume',
		'Må ikke være mindre end fromVolume',
		'Darf nicht kleiner als fromVolume sein',
	),
	duplicate: (line: number) =>
		words(
			`The same row as line ${line}`,
			`Samme række som linje ${line}`,
			`Dieselbe Zeile wie Zeile ${line}`,
		),
};
