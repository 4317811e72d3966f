import type { LocaleCode } from '#shared/locales/locale.ts';

/** The viewer's own English words, which it has no setting for, in the other languages. */
const translations: Readonly<Record<string, Readonly<Record<Exclude<LocaleCode, 'en'>, string>>>> =
	{
		Search: { da: 'Søg', de: 'Suchen' },
		Introduction: { da: 'Introduktion', de: 'Einführung' },
		Models: { da: 'Modeller', de: 'Modelle' },
		'Download OpenAPI Document': {
			da: 'Hent OpenAPI-dokumentet',
			de: 'OpenAPI-Dokument herunterladen',
		},
		Authentication: { da: 'Autentificering', de: 'Authentifizierung' },
		'Auth Type': { da: 'Type', de: 'Art' },
		'No authentication selected': {
			da: 'Ingen autentificering valgt',
			de: 'Keine Authentifizierung gewählt',
		},
		'Client Libraries': { da: 'Programmeringssprog', de: 'Programmiersprachen' },
		More: { da: 'Flere', de: 'Mehr' },
		Operations: { da: 'Kald', de: 'Aufrufe' },
		Headers: { da: 'Headere', de: 'Header' },
		Body: { da: 'Indhold', de: 'Inhalt' },
		'No Body': { da: 'Intet indhold', de: 'Kein Inhalt' },
		required: { da: 'skal udfyldes', de: 'erforderlich' },
		Example: { da: 'Eksempel', de: 'Beispiel' },
		'One of': { da: 'En af', de: 'Eines von' },
		Responses: { da: 'Svar', de: 'Antworten' },
		'Path Parameters': { da: 'Parametre i stien', de: 'Parameter im Pfad' },
		'Query Parameters': { da: 'Parametre i forespørgslen', de: 'Parameter der Abfrage' },
		'Show Schema': { da: 'Vis skema', de: 'Schema anzeigen' },
		'Show More': { da: 'Vis mere', de: 'Mehr anzeigen' },
	};

/** The viewer's own words in a language, by the English ones. */
export const viewerWordsIn = (locale: LocaleCode): ReadonlyMap<string, string> =>
	new Map(
		locale === 'en'
			? []
			: Object.entries(translations).map(([word, texts]) => [word, texts[locale]]),
	);
