import type { RelationshipField, TextField } from 'payload';
import { validateWith, words } from '../../platform/i18n/words.ts';
import { mediaField } from '../fields/media.ts';
import { defineSection } from '../fields/sections/block.ts';
import { choice, line, lines, requiredHeading, shortTexts, themeField } from '../fields/text.ts';

const opensWith = choice('opensWith', words('Shown first', 'Vises først', 'Zuerst gezeigt'), [
	['sms', words('SMS', 'Sms', 'SMS')],
	['rcs', words('RCS', 'RCS', 'RCS')],
	['email', words('E-mail', 'E-mail', 'E-Mail')],
]);

const country: RelationshipField = {
	name: 'country',
	type: 'relationship',
	relationTo: 'countries',
	label: words('Price to', 'Pris til', 'Preis nach'),
	admin: { allowCreate: false, allowEdit: false },
};

/** The sender names that networks accept (3GPP TS 23.040, 9.1.2.5): 11 characters, and to be safe no Danish or German letters. */
const smsSender: TextField = {
	...line('smsSender', words('Sender of the SMS', 'Afsender af sms’en', 'Absender der SMS')),
	validate: validateWith(
		(value: string) => /^[A-Za-z0-9 ]{1,11}$|^\+?\d[\d ]{2,18}$/.test(value),
		words(
			'Up to 11 letters, digits and spaces, or a number',
			'Højst 11 bogstaver, tal og mellemrum, eller et nummer',
			'Höchstens 11 Buchstaben, Ziffern und Leerzeichen, oder eine Nummer',
		),
	),
};

/** A message that visitors can edit, as SMS, RCS and e-mail. */
export const block = defineSection(
	'messageComposer',
	words('Message composer', 'Beskedværksted', 'Nachrichtenwerkstatt'),
	words(
		'Visitors write a message and see it on a phone, with segments and price',
		'Besøgende skriver en besked og ser den på en telefon, med segmenter og pris',
		'Besucher schreiben eine Nachricht und sehen sie auf einem Telefon, mit Segmenten und Preis',
	),
	[
		requiredHeading,
		lines('text', words('Text', 'Tekst', 'Text')),
		themeField,
		opensWith,
		country,
		smsSender,
		lines('smsText', words('SMS', 'Sms', 'SMS'), { required: true }),
		line(
			'rcsSender',
			words('Sender of the RCS message', 'Afsender af RCS-beskeden', 'Absender der RCS-Nachricht'),
		),
		mediaField(
			'image',
			words('Picture of the RCS card', 'RCS-kortets billede', 'Bild der RCS-Karte'),
		),
		line('rcsTitle', words('Title of the RCS card', 'RCS-kortets titel', 'Titel der RCS-Karte')),
		lines('rcsText', words('Text of the RCS card', 'RCS-kortets tekst', 'Text der RCS-Karte')),
		shortTexts(
			'rcsButtons',
			words('Buttons of the RCS card', 'RCS-kortets knapper', 'Schaltflächen der RCS-Karte'),
		),
		line(
			'emailSender',
			words('Sender of the e-mail', 'Afsender af e-mailen', 'Absender der E-Mail'),
		),
		line('emailSubject', words('Subject of the e-mail', 'E-mailens emne', 'Betreff der E-Mail')),
		lines('emailText', words('Text of the e-mail', 'E-mailens tekst', 'Text der E-Mail')),
	],
);
