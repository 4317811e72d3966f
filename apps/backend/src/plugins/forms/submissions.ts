import type { CollectionAfterDeleteHook, CollectionConfig, Field } from 'payload';
import { asPerson, hasRightForAll } from '../../access/person.ts';
import { formsGroup } from '../../admin/groups.ts';
import { listLabels } from '../../model/fields/text.ts';
import { words } from '../../platform/i18n/words.ts';
import { csvEndpoint, submissionStates } from './csv-endpoint.ts';
import { formMailTask } from './mails/task.ts';
import { deliverEndpoint } from './webhook/endpoints.ts';
import { deliveryFields } from './webhook/fields.ts';
import { deliverTask } from './webhook/task.ts';

/** Deletes the failed jobs of a deleted submission: a retry would find nothing to send. */
const deleteFailedJobs: CollectionAfterDeleteHook = async ({ id, req }) => {
	await req.payload.db.deleteMany({
		collection: 'payload-jobs',
		where: {
			and: [
				{ taskSlug: { in: [formMailTask, deliverTask] } },
				{ hasError: { equals: true } },
				{ 'input.submission': { equals: id } },
			],
		},
		req,
	});
};

const secretKey = (name: string): Field => ({
	name,
	type: 'text',
	index: true,
	hidden: true,
	access: { read: () => false },
});

/** Submissions of visitors: personal data. Created only by the backend; rights to read, export and delete are in `access/rights.ts`. */
export const formSubmissions: CollectionConfig = {
	slug: 'form-submissions',
	labels: {
		singular: words('Answer', 'Svar', 'Antwort'),
		plural: words('Answers to forms', 'Svar på formularer', 'Antworten auf Formulare'),
	},
	admin: {
		group: formsGroup,
		useAsTitle: 'email',
		defaultColumns: ['createdAt', 'form', 'email', 'state', 'delivery', 'keepUntil'],
		listSearchableFields: ['email'],
		hidden: ({ user }) => !hasRightForAll(asPerson(user), 'form-submissions', 'read'),
		components: {
			beforeListTable: [
				{
					path: '/admin/csv-download.tsx#CsvDownload',
					clientProps: { collection: 'form-submissions' },
				},
			],
		},
	},
	defaultSort: '-createdAt',
	disableDuplicate: true,
	lockDocuments: false,
	endpoints: [csvEndpoint, deliverEndpoint],
	hooks: { afterDelete: [deleteFailedJobs] },
	fields: [
		{
			name: 'form',
			type: 'relationship',
			relationTo: 'forms',
			required: true,
			index: true,
			label: words('Form', 'Formular', 'Formular'),
		},
		{
			name: 'state',
			type: 'select',
			required: true,
			index: true,
			label: words('State', 'Tilstand', 'Zustand'),
			options: Object.entries(submissionStates).map(([value, label]) => ({ value, label })),
		},
		{
			name: 'email',
			type: 'text',
			index: true,
			label: words('E-mail address', 'E-mailadresse', 'E-Mail-Adresse'),
		},
		{
			name: 'answers',
			type: 'array',
			...listLabels(words('Answers', 'Svar', 'Antworten'), words('Answer', 'Svar', 'Antwort')),
			admin: { components: { Field: '/plugins/forms/screens/answers.tsx#Answers' } },
			fields: [
				{ name: 'name', type: 'text', required: true, label: words('Name', 'Navn', 'Name') },
				{ name: 'label', type: 'text', label: words('Field', 'Felt', 'Feld') },
				{ name: 'value', type: 'textarea', label: words('Answer', 'Svar', 'Antwort') },
			],
		},
		{
			name: 'lang',
			type: 'text',
			required: true,
			label: words('Language', 'Sprog', 'Sprache'),
			admin: {
				components: {
					Field: '/plugins/forms/screens/visitors-language.tsx#VisitorsLanguage',
					Cell: '/plugins/forms/screens/visitors-language.tsx#VisitorsLanguageCell',
				},
			},
		},
		{ name: 'page', type: 'text', label: words('Page', 'Side', 'Seite') },
		{
			name: 'consentText',
			type: 'textarea',
			label: words('Agreed to', 'Har sagt ja til', 'Zugestimmt'),
		},
		{
			name: 'consentVersion',
			type: 'number',
			label: words('Version of the consent', 'Samtykkets version', 'Version der Einwilligung'),
		},
		{ name: 'confirmedAt', type: 'date', label: words('Confirmed', 'Bekræftet', 'Bestätigt') },
		{
			name: 'keepUntil',
			type: 'date',
			index: true,
			label: words('Deleted after', 'Slettes efter', 'Gelöscht nach'),
		},
		...deliveryFields,
		{ ...secretKey('key'), unique: true, required: true } as Field,
		secretKey('confirmKey'),
		secretKey('unsubscribeKey'),
	],
};
