import type { FormMessages } from './messages';

export const forms: FormMessages = {
	optional: '(optional)',
	choose: 'Bitte wählen',
	consent: 'Einwilligung',
	notice: {
		problems: {
			title: 'Noch nicht gesendet',
			text: 'Bitte sehen Sie sich diese Felder noch einmal an. Alles, was Sie geschrieben haben, steht noch da.',
		},
		check: {
			title: 'Bitte sehen Sie es durch',
			text: 'Es wurde noch nichts gesendet. Prüfen Sie, was Sie geschrieben haben, und senden Sie es dann. Der zweite Blick hält automatische Absender fern.',
		},
		tooMany: {
			title: 'Zu viel auf einmal',
			text: 'Aus Ihrem Netz wurden innerhalb einer Minute mehrere Formulare gesendet. Warten Sie einen Moment und senden Sie noch einmal. Alles, was Sie geschrieben haben, steht noch da.',
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
			'Bitte setzen Sie das Häkchen; ohne es dürfen wir nicht speichern, was Sie geschrieben haben.',
		consentChanged:
			'Der Text hat sich geändert. Bitte lesen Sie ihn und setzen Sie das Häkchen erneut.',
	},
};
