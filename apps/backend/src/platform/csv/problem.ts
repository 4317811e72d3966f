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
		words('More than {max} lines', 'Mere end {max} linjer', 'Mehr als {max} Zeilen', {
			max,
		}),
	// Only mismatched quotation marks make a text invalid CSV.
	syntax: words(
		'The quotation marks do not match: one is not closed, or stands alone in a cell, where it is written twice',
		'Anførselstegnene passer ikke sammen: Ét er ikke lukket eller står alene i en celle, hvor det skrives to gange',
		'Die Anführungszeichen passen nicht zusammen: Eines ist nicht geschlossen oder steht einzeln in einer Zelle, wo man es doppelt schreibt',
	),
	unknownColumn: (names: readonly string[]) =>
		words(
			'Unknown column; known are {names}',
			'Ukendt kolonne; kendte er {names}',
			'Unbekannte Spalte; bekannt sind {names}',
			{ names: list(names) },
		),
	twiceColumn: words(
		'Column appears twice',
		'Kolonnen findes to gange',
		'Spalte kommt doppelt vor',
	),
	missingColumn: words('Column is missing', 'Kolonnen mangler', 'Spalte fehlt'),
	cells: (count: number, expected: number) =>
		words(
			'Number of cells: {count} instead of {expected}',
			'Antal celler: {count} i stedet for {expected}',
			'Anzahl der Zellen: {count} statt {expected}',
			{ count, expected },
		),
	required: words('Must not be empty', 'Må ikke være tom', 'Darf nicht leer sein'),
	country: (text: string) =>
		words(
			'Unknown country {text} (ISO code, such as DK)',
			'Ukendt land {text} (ISO-kode, fx DK)',
			'Unbekanntes Land {text} (ISO-Code, z. B. DK)',
			{ text: short(text) },
		),
	operator: (country: string, code: string) =>
		words(
			'No operator {code} in {country}',
			'Intet teleselskab {code} i {country}',
			'Kein Netzbetreiber {code} in {country}',
			{ code: short(code), country: short(country) },
		),
	choice: (text: string, options: readonly string[]) =>
		words(
			'{text} is none of {options}',
			'{text} er ingen af {options}',
			'{text} ist keines von {options}',
			{ text: short(text), options: list(options) },
		),
	format: (text: string, example: string) =>
		words(
			'{text} is not written like {example}',
			'{text} er ikke skrevet som {example}',
			'{text} ist nicht geschrieben wie {example}',
			{ text: short(text), example },
		),
	date: (text: string) =>
		words(
			'{text}: Excel writes dates in its own way, and here day, month or year are uncertain. Write 2026-01-31',
			'{text}: Excel skriver datoer på sin egen måde, og her er dag, måned eller år usikre. Skriv 2026-01-31',
			'{text}: Excel schreibt Daten auf seine Weise, und hier sind Tag, Monat oder Jahr unklar. Schreiben Sie 2026-01-31',
			{ text: short(text) },
		),
	tooLongText: (max: number) =>
		words('Longer than {max} characters', 'Længere end {max} tegn', 'Länger als {max} Zeichen', {
			max,
		}),
	range: words(
		'Must not be less than fromVolume',
		'Må ikke være mindre end fromVolume',
		'Darf nicht kleiner als fromVolume sein',
	),
	duplicate: (line: number) =>
		words(
			'The same row as line {line}',
			'Samme række som linje {line}',
			'Dieselbe Zeile wie Zeile {line}',
			{ line },
		),
};
