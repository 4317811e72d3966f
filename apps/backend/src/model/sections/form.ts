import { readForm } from '../../content/documents/form.ts';
import type { ContentReader } from '../../content/documents/reader.ts';
import type { FormBlock } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { defineSection } from '../fields/sections/block.ts';
import { lines, requiredHeading, themeField } from '../fields/text.ts';

/** A form for visitors. The page omits it if the form is switched off or incomplete in the locale. */
export const block = defineSection(
	'form',
	words('Form', 'Formular', 'Formular'),
	words(
		'Contact form, request, sign-up for a newsletter',
		'Kontaktformular, forespørgsel, tilmelding til nyhedsbrev',
		'Kontaktformular, Anfrage, Anmeldung zum Newsletter',
	),
	[
		requiredHeading,
		lines('text', words('Text', 'Tekst', 'Text')),
		{
			name: 'form',
			type: 'relationship',
			relationTo: 'forms',
			required: true,
			label: words('Form', 'Formular', 'Formular'),
		},
		themeField,
	],
);

export const map = ({ form }: FormBlock, read: ContentReader) => ({ form: readForm(read, form) });
