import type {
	CollectionBeforeChangeHook,
	CollectionBeforeDeleteHook,
	CollectionConfig,
	TextField,
} from 'payload';
import { z } from 'zod';
import { fieldsInTab } from '../../admin/forms/tabs.ts';
import { formsGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { choice, line, lines, localized, yesNo } from '../../model/fields/text.ts';
import type { Form } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { revalidationHooks } from '../revalidation/api.ts';
import { formFields } from './form-fields.ts';
import { webhookEndpoints } from './webhook/endpoints.ts';
import { webhookFields } from './webhook/fields.ts';

const emailSchema = z.email().max(254);

const invalidAddressError = words(
	'Not an e-mail address: ',
	'Ikke en e-mailadresse: ',
	'Keine E-Mail-Adresse: ',
);

/** Addresses that get each submission by mail. */
const recipientsField: TextField = {
	name: 'recipients',
	type: 'text',
	hasMany: true,
	maxRows: 10,
	label: words('Answers go to', 'Svar sendes til', 'Antworten gehen an'),
	validate: (value: unknown, { req }) => {
		const invalidAddress = (Array.isArray(value) ? value : []).find(
			(item) => !emailSchema.safeParse(item).success,
		);
		return (
			invalidAddress === undefined ||
			`${invalidAddressError[req.i18n.language] ?? invalidAddressError.en}${String(invalidAddress)}`
		);
	},
};

/** Increments the version when the consent text changes in any locale, so that each submission records which text was agreed to. */
const countConsentVersion: CollectionBeforeChangeHook<Form> = ({
	data,
	originalDoc,
	operation,
}) => {
	if (operation === 'create' || data.consentText === undefined) return data;
	const before = originalDoc?.consentText ?? '';
	if ((data.consentText ?? '') === before) return data;
	return { ...data, consentVersion: (originalDoc?.consentVersion ?? 0) + 1 };
};

/** Deletes a form's submissions with the form: without it, the questions they answer are lost. */
const deleteSubmissions: CollectionBeforeDeleteHook = async ({ id, req }) => {
	await req.payload.delete({
		collection: 'form-submissions',
		where: { form: { equals: id } },
		depth: 0,
		req: innerRequest(req),
	});
};

const kind = choice('kind', words('Purpose', 'Formål', 'Zweck'), [
	['message', words('Message to us', 'Besked til os', 'Nachricht an uns')],
	[
		'newsletter',
		words(
			'Newsletter, confirmed by e-mail',
			'Nyhedsbrev, bekræftes med en e-mail',
			'Newsletter, per E-Mail bestätigt',
		),
	],
]);

/** Forms that editors create and place on pages as a section. They have no drafts: a change is published on save. */
export const forms: CollectionConfig = {
	slug: 'forms',
	labels: {
		singular: words('Form', 'Formular', 'Formular'),
		plural: words('Forms', 'Formularer', 'Formulare'),
	},
	admin: {
		group: formsGroup,
		useAsTitle: 'name',
		defaultColumns: ['name', 'kind', 'enabled', 'updatedAt'],
		description: words(
			'Visitors see a change at once. A form is placed on a page with the section “Form”.',
			'Besøgende ser en ændring med det samme. En formular sættes på en side med sektionen »Formular«.',
			'Besucher sehen eine Änderung sofort. Ein Formular kommt mit dem Abschnitt „Formular“ auf eine Seite.',
		),
	},
	defaultSort: 'name',
	disableDuplicate: true,
	endpoints: webhookEndpoints,
	hooks: {
		...revalidationHooks('form', []),
		beforeChange: [countConsentVersion],
		beforeDelete: [deleteSubmissions],
	},
	fields: [
		line('name', words('Name', 'Navn', 'Name'), {
			required: true,
			description: words(
				'For editors and in e-mails',
				'For redaktører og i e-mails',
				'Für die Redaktion und in E-Mails',
			),
		}),
		...fieldsInTab(
			'content',
			formFields,
			localized(
				line('submitLabel', words('Text of the button', 'Knappens tekst', 'Text der Schaltfläche')),
			),
			{
				...lines('consentText', words('Consent', 'Samtykke', 'Einwilligung')),
				localized: true,
				admin: {
					description: words(
						'What a visitor has to agree to. It is stored with each answer; a change makes a new version.',
						'Det, den besøgende skal sige ja til. Det gemmes med hvert svar; en ændring giver en ny version.',
						'Dem stimmt der Besucher zu. Es wird mit jeder Antwort gespeichert; eine Änderung ergibt eine neue Version.',
					),
				},
			},
			localized(
				line('thanksHeading', words('Thanks: heading', 'Tak: overskrift', 'Dank: Überschrift')),
			),
			localized(lines('thanksText', words('Thanks: text', 'Tak: tekst', 'Dank: Text'))),
		),
		...fieldsInTab(
			'settings',
			kind,
			yesNo('enabled', words('Switched on', 'Slået til', 'Eingeschaltet'), true),
			recipientsField,
			yesNo(
				'sendCopy',
				words('Send the sender a copy', 'Send afsenderen en kopi', 'Absender erhält eine Kopie'),
			),
			{
				name: 'keepDays',
				type: 'number',
				required: true,
				defaultValue: 180,
				min: 1,
				max: 3650,
				label: words('Days until deletion', 'Dage indtil sletning', 'Tage bis zur Löschung'),
				admin: {
					description: words(
						'Holds for answers that come from now on. Of a newsletter, addresses that nobody confirms are deleted; confirmed ones stay until they are unsubscribed.',
						'Gælder for svar, der kommer fra nu af. I et nyhedsbrev slettes adresser, som ingen bekræfter; bekræftede bliver, indtil de afmeldes.',
						'Gilt für Antworten ab jetzt. Beim Newsletter werden Adressen gelöscht, die niemand bestätigt; bestätigte bleiben, bis sie abgemeldet werden.',
					),
				},
			},
			...webhookFields,
		),
		{
			name: 'consentVersion',
			type: 'number',
			required: true,
			defaultValue: 1,
			access: { create: () => false, update: () => false },
			label: words('Version of the consent', 'Samtykkets version', 'Version der Einwilligung'),
			admin: { readOnly: true, position: 'sidebar' },
		},
		changedBy,
	],
};
