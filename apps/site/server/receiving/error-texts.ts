import type { LocaleCode } from '@website/contracts/locales';

export type ErrorStatus = 500 | 503;

interface ErrorTexts {
	error: (status: number) => string;
	title: Record<ErrorStatus, string>;
	description: string;
	home: string;
	request: string;
}

/** Words of the server's own error page, apart from the application's: it is shown when the application fails. */
export const errorTexts: Record<LocaleCode, ErrorTexts> = {
	en: {
		error: (status) => `Error ${status}`,
		title: { 500: 'Internal Server Error', 503: 'Service Unavailable' },
		description: 'Something went wrong on our side. Please try again in a moment.',
		home: 'Go to the home page',
		request: 'Number of this request',
	},
	da: {
		error: (status) => `Fejl ${status}`,
		title: { 500: 'Intern serverfejl', 503: 'Tjenesten er ikke tilgængelig' },
		description: 'Noget gik galt hos os. Prøv igen om et øjeblik.',
		home: 'Gå til forsiden',
		request: 'Nummeret på denne forespørgsel',
	},
	de: {
		error: (status) => `Fehler ${status}`,
		title: { 500: 'Interner Serverfehler', 503: 'Dienst nicht verfügbar' },
		description: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
		home: 'Zur Startseite',
		request: 'Nummer dieser Anfrage',
	},
};
