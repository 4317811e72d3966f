import { documentTag } from '@website/contracts/cache-tags';
import type { Form } from '@website/contracts/content-types';
import { hasFeature } from '@website/contracts/site-features';
import { contractObject } from '../../content/documents/contract-object.ts';
import type { ContentReader } from '../../content/documents/reader.ts';
import { idOf, type Related } from '../../content/values/relations.ts';
import type { FormBlock, Form as FormDocument } from '../../payload-types.ts';
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

/** True if the form has all texts in the locale; visitors cannot fill in a field without a label. */
const isComplete = ({ fields, submitLabel }: FormDocument): boolean =>
	Boolean(submitLabel) && (fields ?? []).every(({ label }) => Boolean(label));

/** A form as visitors see it; null if it does not exist, is disabled, is incomplete in the locale, or is for a newsletter that the site does not have. */
async function readForm(read: ContentReader, value: Related): Promise<Form | null> {
	const id = idOf(value);
	if (id === null) return null;
	read.touch(documentTag('form', id));
	const document = await read.loaders.forms.load(id);
	if (!document?.enabled || !isComplete(document)) return null;
	if (document.kind === 'newsletter' && !hasFeature('newsletter')) return null;
	return contractObject<Form>(read, 'Form', document);
}
