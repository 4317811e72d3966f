import { words } from '../../../platform/i18n/words.ts';

/** Placeholders: `{form}`, `{site}`, `{page}`, `{day}`. */
export const formMailWords = {
	notify: {
		subject: words('{form}: a new answer', '{form}: et nyt svar', '{form}: eine neue Antwort'),
		intro: words(
			'Somebody has filled in “{form}” on {site}{page}. Answer this e-mail to write to them.',
			'Nogen har udfyldt »{form}« på {site}{page}. Svar på denne e-mail for at skrive til vedkommende.',
			'Jemand hat „{form}“ auf {site}{page} ausgefüllt. Eine Antwort auf diese E-Mail geht an den Absender.',
		),
		button: words('Open the answer', 'Åbn svaret', 'Antwort öffnen'),
	},
	copy: {
		subject: words(
			'We have received your message',
			'Vi har modtaget din besked',
			'Wir haben Ihre Nachricht erhalten',
		),
		intro: words(
			'Thank you for writing to {site}. This is what we received:',
			'Tak, fordi du skrev til {site}. Det her har vi modtaget:',
			'Danke für Ihre Nachricht an {site}. Das ist bei uns angekommen:',
		),
		button: words('To the page', 'Til siden', 'Zur Seite'),
		after: words(
			'If it was not you, somebody typed in your address by mistake. You need not do anything.',
			'Hvis det ikke var dig, har nogen skrevet din adresse ved en fejl. Du behøver ikke gøre noget.',
			'Waren Sie es nicht, hat jemand Ihre Adresse versehentlich eingegeben. Sie brauchen nichts zu tun.',
		),
	},
	confirm: {
		subject: words(
			'Please confirm your subscription',
			'Bekræft din tilmelding til nyhedsbrevet',
			'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
		),
		intro: words(
			'Somebody, probably you, has asked for the newsletter of {site} at this address. Confirm it, and you are on the list.',
			'Nogen, formentlig dig, har bestilt nyhedsbrevet fra {site} til denne adresse. Bekræft det, så er du på listen.',
			'Jemand, wahrscheinlich Sie, hat für diese Adresse den Newsletter von {site} bestellt. Bestätigen Sie, und Sie stehen auf der Liste.',
		),
		button: words('Confirm', 'Bekræft', 'Bestätigen'),
		after: words(
			'If it was not you, you need not do anything: without a confirmation the address is deleted on {day}.',
			'Hvis det ikke var dig, behøver du ikke gøre noget: Uden bekræftelse slettes adressen den {day}.',
			'Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Bestätigung wird die Adresse am {day} gelöscht.',
		),
	},
	welcome: {
		subject: words('You are subscribed', 'Du er tilmeldt', 'Sie sind angemeldet'),
		intro: words(
			'This address now gets the newsletter of {site}.',
			'Denne adresse får nu nyhedsbrevet fra {site}.',
			'Diese Adresse erhält nun den Newsletter von {site}.',
		),
		button: words('Unsubscribe', 'Afmeld', 'Abmelden'),
		after: words(
			'You can unsubscribe at any time; every newsletter has the same link.',
			'Du kan afmelde dig når som helst; det samme link står i hvert nyhedsbrev.',
			'Sie können sich jederzeit abmelden; derselbe Link steht in jedem Newsletter.',
		),
	},
	already: {
		subject: words(
			'You are subscribed already',
			'Du er allerede tilmeldt',
			'Sie sind bereits angemeldet',
		),
		intro: words(
			'Somebody, probably you, has asked for the newsletter of {site} at this address. It gets it already.',
			'Nogen, formentlig dig, har bestilt nyhedsbrevet fra {site} til denne adresse. Den får det allerede.',
			'Jemand, wahrscheinlich Sie, hat für diese Adresse den Newsletter von {site} bestellt. Sie erhält ihn bereits.',
		),
		button: words('Unsubscribe', 'Afmeld', 'Abmelden'),
		after: words(
			'Nothing has changed, and you need not do anything.',
			'Intet er ændret, og du behøver ikke gøre noget.',
			'Es hat sich nichts geändert, und Sie brauchen nichts zu tun.',
		),
	},
};
