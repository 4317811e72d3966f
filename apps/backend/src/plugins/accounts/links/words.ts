import { words } from '../../../platform/i18n/words.ts';
import type { LinkKind } from './one-time-link.ts';

/** Placeholders: `{site}`, `{name}`, `{time}`. */
export const mailWords = {
	hello: words('Hello {name},', 'Hej {name}', 'Guten Tag {name},'),
	helloNobody: words('Hello,', 'Hej', 'Guten Tag,'),
	subject: {
		invitation: words('Your account at {site}', 'Din konto på {site}', 'Ihr Konto bei {site}'),
		reset: words(
			'Choose a new password for {site}',
			'Vælg en ny adgangskode til {site}',
			'Neues Passwort für {site} wählen',
		),
	},
	reason: {
		invitation: words(
			'An account has been made for you to edit {site}. Choose a password to begin.',
			'Der er oprettet en konto til dig, så du kan redigere {site}. Vælg en adgangskode for at komme i gang.',
			'Für Sie wurde ein Konto angelegt, mit dem Sie {site} bearbeiten können. Wählen Sie ein Passwort, um zu beginnen.',
		),
		reset: words(
			'Somebody, probably you, asked for a new password for your account at {site}.',
			'Nogen, formentlig dig, har bedt om en ny adgangskode til din konto på {site}.',
			'Jemand, wahrscheinlich Sie, hat ein neues Passwort für Ihr Konto bei {site} angefordert.',
		),
	},
	button: {
		invitation: words('Choose a password', 'Vælg en adgangskode', 'Passwort wählen'),
		reset: words('Choose a new password', 'Vælg en ny adgangskode', 'Neues Passwort wählen'),
	},
	valid: words(
		'The link works once, for {time}.',
		'Linket virker én gang og i {time}.',
		'Der Link gilt einmal und {time} lang.',
	),
	otherwise: {
		invitation: words(
			'If you do not expect this, you need not do anything.',
			'Hvis du ikke venter på denne e-mail, behøver du ikke gøre noget.',
			'Wenn Sie diese E-Mail nicht erwarten, brauchen Sie nichts zu tun.',
		),
		reset: words(
			'If it was not you, you need not do anything: your password stays as it is.',
			'Hvis det ikke var dig, behøver du ikke gøre noget: Din adgangskode forbliver den samme.',
			'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
		),
	},
} satisfies Record<string, ReturnType<typeof words> | Record<LinkKind, ReturnType<typeof words>>>;
