import type { CollectionConfig, SelectField } from 'payload';
import { statusPreview } from '../../content/preview/preview-address.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { documentHooks } from '../../documents/revalidation/document-hooks.ts';
import { drafts } from '../../documents/versions.ts';
import { contentGroup } from '../../platform/admin/groups.ts';
import { words } from '../../platform/i18n/words.ts';
import { choice } from '../fields/text.ts';
import { incidentSteps } from './incident-steps.ts';

const parts: SelectField = {
	name: 'parts',
	type: 'select',
	hasMany: true,
	required: true,
	label: words('What is affected', 'Hvad der er berørt', 'Was betroffen ist'),
	options: [
		{ value: 'api', label: words('API', 'API', 'API') },
		{ value: 'sms', label: words('SMS', 'Sms', 'SMS') },
		{ value: 'rcs', label: words('RCS', 'RCS', 'RCS') },
		{ value: 'email', label: words('E-mail', 'E-mail', 'E-Mail') },
		{ value: 'webhooks', label: words('Webhooks', 'Webhooks', 'Webhooks') },
		{ value: 'dashboard', label: words('Web interface', 'Webgrænseflade', 'Weboberfläche') },
	],
};

export const titleLabel = words('Title', 'Titel', 'Titel');

/** Incidents of the platform with their steps, for the status page and its feed. */
export const incidents: CollectionConfig = {
	slug: 'incidents',
	labels: {
		singular: words('Incident', 'Hændelse', 'Störung'),
		plural: words('Incidents', 'Hændelser', 'Störungen'),
	},
	admin: {
		group: contentGroup,
		useAsTitle: 'title',
		defaultColumns: ['title', 'impact', 'startedAt', '_status'],
		preview: (_document, { locale }) => statusPreview(locale),
		description: words(
			'Shown on the status page as soon as it is published. A language without a title shows another one, English where it can.',
			'Vises på statussiden, så snart den er udgivet. Et sprog uden titel viser et andet, helst engelsk.',
			'Steht auf der Statusseite, sobald sie veröffentlicht ist. Eine Sprache ohne Titel zeigt eine andere, am liebsten Englisch.',
		),
	},
	defaultSort: '-startedAt',
	disableDuplicate: true,
	versions: drafts,
	trash: true,
	hooks: documentHooks('incidents'),
	fields: [
		{
			name: 'title',
			type: 'text',
			localized: true,
			maxLength: 200,
			label: titleLabel,
		},
		parts,
		choice('impact', words('Impact', 'Omfang', 'Ausmaß'), [
			['degraded', words('Slow or in part', 'Langsomt eller delvist', 'Langsam oder teilweise')],
			['outage', words('Not working', 'Virker ikke', 'Ausgefallen')],
			['maintenance', words('Announced work', 'Varslet arbejde', 'Angekündigte Arbeiten')],
		]),
		{
			name: 'startedAt',
			type: 'date',
			required: true,
			index: true,
			label: words('Began', 'Begyndte', 'Beginn'),
			defaultValue: () => new Date().toISOString(),
			admin: { date: { pickerAppearance: 'dayAndTime' } },
		},
		incidentSteps,
		changedBy,
	],
};
