import { words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { choice, heading, line, lines, list } from '../fields/text.ts';

const kind = choice('kind', words('Kind', 'Art', 'Art'), [
	['email', words('E-mail', 'E-mail', 'E-Mail')],
	['phone', words('Phone', 'Telefon', 'Telefon')],
	['chat', words('Chat', 'Chat', 'Chat')],
	['address', words('Address', 'Adresse', 'Adresse')],
]);

/** Ways to reach the company. */
export const block = defineSection(
	'contactDetails',
	words('Contact details', 'Kontaktoplysninger', 'Kontaktdaten'),
	words(
		'E-mail, telephone, address and opening hours',
		'E-mail, telefon, adresse og åbningstider',
		'E-Mail, Telefon, Adresse und Öffnungszeiten',
	),
	[
		heading,
		richText(),
		list(
			'channels',
			words('Ways to reach us', 'Kontaktveje', 'Kontaktwege'),
			words('Way to reach us', 'Kontaktvej', 'Kontaktweg'),
			[
				kind,
				line('label', words('Label', 'Betegnelse', 'Bezeichnung'), { required: true }),
				linkField(),
				lines('text', words('Text', 'Tekst', 'Text')),
			],
		),
		lines('address', words('Address', 'Adresse', 'Adresse')),
		lines('openingHours', words('Opening hours', 'Åbningstider', 'Öffnungszeiten')),
		mediaField(),
	],
);
