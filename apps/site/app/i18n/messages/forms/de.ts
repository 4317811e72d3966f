import type { FormMessages } from './messages';

export const forms: FormMessages = {
	optional: '(optional)',
	choose: 'Bitte wählen',
	consent: 'Einwilligung',
	notice: {
		problems: {
			title: 'Noch nicht gesendet',
			text: 'Bitte prüfen Sie diese Felder. Ihre Eingaben sind noch da.',
		},
		check: {
			title: 'Bitte prüfen Sie Ihre Angaben',
			text: 'Es wurde noch nichts gesendet. Prüfen Sie Ihre Angaben und senden Sie sie dann ab. Dieser Schritt hält Spam fern.',
		},
		tooMany: {
			title: 'Zu viele Anfragen',
			text: 'Aus Ihrem Netz wurden innerhalb einer Minute mehrere Formulare gesendet. Bitte warten Sie einen Moment und senden Sie das Formular dann noch einmal. Ihre Eingaben sind noch da.',
		},
	},
	problem: {
		required: 'Bitte füllen Sie dieses Feld aus.',
		email: 'Hier gehört eine E-Mail-Adresse hin, etwa name@example.com.',
		phone: 'Hier gehört eine Telefonnummer hin, etwa +45\u00a012\u00a034\u00a056\u00a078.',
		url: 'Hier gehört eine Webadresse hin, die mit https:// beginnt.',
		number: 'Hier gehört eine Zahl hin, etwa 10.000.',
		tooLong: 'Das ist zu lang. Bitte kürzen Sie es.',
		choice: 'Bitte treffen Sie eine Auswahl.',
		consent:
			'Bitte setzen Sie das Häkchen. Ohne Ihre Einwilligung dürfen wir Ihre Angaben nicht speichern.',
		consentChanged:
			'Der Text hat sich geändert. Bitte lesen Sie ihn und setzen Sie das Häkchen erneut.',
	},
};
