import { words } from '../../platform/i18n/words.ts';

/** The columns that every answer has, as whoever exports them reads them. */
export const csvColumns = {
	when: words('When', 'Hvornår', 'Wann'),
	form: words('Form', 'Formular', 'Formular'),
	state: words('State', 'Tilstand', 'Zustand'),
	email: words('E-mail address', 'E-mailadresse', 'E-Mail-Adresse'),
	language: words('Language', 'Sprog', 'Sprache'),
	page: words('Page', 'Side', 'Seite'),
	consent: words('Agreed to', 'Har sagt ja til', 'Zugestimmt'),
	consentVersion: words('Version of the consent', 'Samtykkets version', 'Version der Einwilligung'),
	confirmedAt: words('Confirmed', 'Bekræftet', 'Bestätigt'),
	unsubscribe: words('Address for unsubscribing', 'Adresse til afmelding', 'Adresse zum Abmelden'),
} as const;
