import type { LocaleCode } from '#shared/locales/locale.ts';

export type ErrorStatus = 500 | 503;

interface ErrorTexts {
	error: (status: number) => string;
	title: Record<ErrorStatus, string>;
	description: string;
	home: string;
	request: string;
	/** Shown at all URLs until the site has been set up. */
	notSetUp: { title: string; description: string };
	/** Shown at the URLs of a locale that is off. */
	gone: { title: string; description: string };
}

/** Texts of the server's own error page. The application's texts are not available if it fails. */
export const errorTexts: Record<LocaleCode, ErrorTexts> = {
	en: {
		error: (status) => `Error ${status}`,
		title: { 500: 'Internal Server Error', 503: 'Service Unavailable' },
		description: 'Something went wrong on our side. Please try again in a moment.',
		home: 'Go to the home page',
		request: 'Number of this request',
		notSetUp: {
			title: 'This site is being set up',
			description: 'There is nothing to see here yet. Please come back a little later.',
		},
		gone: {
			title: 'This page is no longer available in English',
			description: 'You will find our pages in another language.',
		},
	},
	da: {
		error: (status) => `Fejl ${status}`,
		title: { 500: 'Intern serverfejl', 503: 'Tjenesten er ikke tilgængelig' },
		description: 'Noget gik galt hos os. Prøv igen om et øjeblik.',
		home: 'Gå til forsiden',
		request: 'Nummeret på denne forespørgsel',
		notSetUp: {
			title: 'Hjemmesiden er ved at blive sat op',
			description: 'Der er ikke noget at se endnu. Kig forbi igen om lidt.',
		},
		gone: {
			title: 'Siden findes ikke længere på dansk',
			description: 'Du finder vores sider på et andet sprog.',
		},
	},
	de: {
		error: (status) => `Fehler ${status}`,
		title: { 500: 'Interner Serverfehler', 503: 'Dienst nicht verfügbar' },
		description: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
		home: 'Zur Startseite',
		request: 'Nummer dieser Anfrage',
		notSetUp: {
			title: 'Diese Website wird gerade eingerichtet',
			description:
				'Hier gibt es noch nichts zu sehen. Schauen Sie bitte etwas später wieder vorbei.',
		},
		gone: {
			title: 'Diese Seite gibt es nicht mehr auf Deutsch',
			description: 'Sie finden unsere Seiten in einer anderen Sprache.',
		},
	},
};
