import type { LocaleCode } from '#shared/locales/locale.ts';

/** The viewer's own words, which it has no setting for. */
const words: readonly Record<LocaleCode, string>[] = [
	{ en: 'Search', da: 'Søg', de: 'Suchen' },
	{ en: 'Introduction', da: 'Introduktion', de: 'Einführung' },
	{ en: 'Models', da: 'Modeller', de: 'Modelle' },
	{
		en: 'Download OpenAPI Document',
		da: 'Hent OpenAPI-dokumentet',
		de: 'OpenAPI-Dokument herunterladen',
	},
	{ en: 'Authentication', da: 'Autentificering', de: 'Authentifizierung' },
	{ en: 'Auth Type', da: 'Type', de: 'Art' },
	{
		en: 'No authentication selected',
		da: 'Ingen autentificering valgt',
		de: 'Keine Authentifizierung gewählt',
	},
	{ en: 'Client Libraries', da: 'Programmeringssprog', de: 'Programmiersprachen' },
	{ en: 'More', da: 'Flere', de: 'Mehr' },
	{ en: 'Operations', da: 'Kald', de: 'Aufrufe' },
	{ en: 'Headers', da: 'Headere', de: 'Header' },
	{ en: 'Body', da: 'Indhold', de: 'Inhalt' },
	{ en: 'No Body', da: 'Intet indhold', de: 'Kein Inhalt' },
	{ en: 'required', da: 'skal udfyldes', de: 'erforderlich' },
	{ en: 'Example', da: 'Eksempel', de: 'Beispiel' },
	{ en: 'One of', da: 'En af', de: 'Eines von' },
	{ en: 'Responses', da: 'Svar', de: 'Antworten' },
	{ en: 'Path Parameters', da: 'Parametre i stien', de: 'Parameter im Pfad' },
	{ en: 'Query Parameters', da: 'Parametre i forespørgslen', de: 'Parameter der Abfrage' },
	{ en: 'Show Schema', da: 'Vis skema', de: 'Schema anzeigen' },
	{ en: 'Show More', da: 'Vis mere', de: 'Mehr anzeigen' },
];

/** The viewer's own words in a language, by the English ones. */
export const viewerWordsIn = (locale: LocaleCode): ReadonlyMap<string, string> =>
	new Map(locale === 'en' ? [] : words.map((word) => [word.en, word[locale]]));
