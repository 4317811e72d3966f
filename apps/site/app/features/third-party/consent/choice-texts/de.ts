import type { ChoiceTexts } from './en';

export const de: ChoiceTexts = {
	title: 'Dürfen wir Cookies verwenden?',
	description:
		'Wir möchten sehen, welche Seiten weiterhelfen, und einen Chat anbieten. Die Dienste dafür setzen Cookies. Keiner davon startet ohne Ihre Einwilligung, und über den Link am Seitenende können Sie Ihre Wahl jederzeit ändern.',
	acceptAll: 'Alle zulassen',
	rejectAll: 'Alle ablehnen',
	choose: 'Auswählen',
	save: 'Auswahl speichern',
	close: 'Schließen',
	settingsTitle: 'Ihre Cookie-Auswahl',
	intro:
		'Lassen Sie zu, was Sie möchten. Widerrufen Sie später etwas, lädt die Seite ohne diesen Dienst neu, und seine Cookies werden gelöscht.',
	categories: {
		necessary: {
			title: 'Notwendig',
			description: 'Merkt sich Ihre Sprache und diese Auswahl. Ohne geht es nicht.',
		},
		functional: {
			title: 'Chat',
			description: 'Der Chat mit unserem Support. Er erkennt Sie wieder, wenn Sie zurückkommen.',
		},
		statistics: {
			title: 'Statistik',
			description: 'Zählt, welche Seiten gelesen werden, damit wir sie verbessern können.',
		},
		marketing: {
			title: 'Marketing',
			description: 'Zeigt uns, welche Anzeige zu einem Besuch geführt hat.',
		},
	},
};
