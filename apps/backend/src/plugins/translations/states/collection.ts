import { locales } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { workGroup } from '../../../admin/groups.ts';
import { languageWords, words } from '../../../platform/i18n/words.ts';
import { machineEndpoint } from '../machine-translation.ts';
import { sideEndpoints } from '../side/endpoints.ts';
import { statesSlug } from './document-states.ts';
import { stateEndpoints } from './endpoints.ts';
import { outdatedWord, stateWords, translationStates } from './evaluate.ts';

const hiddenInList = { disableListColumn: true, disableListFilter: true } as const;

const flag = (name: string, label: ReturnType<typeof words>): Field => ({
	name,
	type: 'checkbox',
	index: true,
	label,
	defaultValue: false,
});

/** True if a list filters by locale. It may then show a disabled locale, so that editors see which texts are missing in it. */
const filtersByLanguage = ({ query }: Pick<PayloadRequest, 'query'>) =>
	JSON.stringify(query?.where ?? '').includes('"language"');

/**
 * The state of each document in each locale, recorded on every save (`plugins/translations/states/record.ts`). It serves the list of
 * translations and the counts of the dashboard, and stores the source texts at the time of each translation.
 */
export const translationStateRows: CollectionConfig = {
	slug: statesSlug,
	labels: {
		singular: words('Translation', 'Oversættelse', 'Übersetzung'),
		plural: words('Translations', 'Oversættelser', 'Übersetzungen'),
	},
	admin: {
		group: workGroup,
		hidden: () => siteLocaleCodes().length < 2,
		baseFilter: ({ req }) =>
			filtersByLanguage(req) ? null : { language: { in: [...siteLocaleCodes()] } },
		useAsTitle: 'title',
		defaultColumns: ['title', 'language', 'state', 'entity', 'changedBy', 'changedAt'],
		listSearchableFields: ['title'],
		hideAPIURL: true,
		components: {
			beforeListTable: ['/admin/language-filter.tsx#LanguageFilter'],
		},
	},
	defaultSort: '-changedAt',
	disableDuplicate: true,
	lockDocuments: false,
	indexes: [
		{ fields: ['state', 'language'] },
		{ fields: ['outdated', 'language'] },
		{ fields: ['waiting', 'changedAt'] },
	],
	endpoints: [...stateEndpoints, ...sideEndpoints, machineEndpoint],
	fields: [
		{
			name: 'title',
			type: 'text',
			label: words('Title', 'Titel', 'Titel'),
			admin: {
				components: { Cell: '/plugins/translations/states/screens/cells.tsx#DocumentCell' },
			},
		},
		{ name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
		{
			name: 'entity',
			type: 'text',
			required: true,
			index: true,
			label: words('Kind', 'Slags', 'Art'),
			admin: {
				components: { Cell: '/plugins/translations/states/screens/cells.tsx#EntityCell' },
			},
		},
		{ name: 'document', type: 'text', index: true, admin: { hidden: true } },
		{
			name: 'language',
			type: 'select',
			required: true,
			label: words('Language', 'Sprog', 'Sprache'),
			options: locales.map(({ code }) => ({ value: code, label: languageWords(code) })),
		},
		{
			name: 'state',
			type: 'select',
			required: true,
			index: true,
			label: words('State', 'Tilstand', 'Zustand'),
			options: translationStates.map((value) => ({ value, label: stateWords[value] })),
			admin: {
				components: { Cell: '/plugins/translations/states/screens/cells.tsx#StateCell' },
			},
		},
		flag('outdated', outdatedWord),
		{
			name: 'source',
			type: 'text',
			label: words('Source', 'Kilde', 'Ausgangssprache'),
			admin: hiddenInList,
		},
		flag('published', words('Visitors see it', 'Besøgende ser den', 'Besucher sehen sie')),
		flag(
			'waiting',
			words('Waits to be published', 'Venter på udgivelse', 'Wartet auf Veröffentlichung'),
		),
		flag('machine', words('Translated by machine', 'Maskinoversat', 'Maschinell übersetzt')),
		{ name: 'own', type: 'text', admin: { ...hiddenInList, hidden: true } },
		{ name: 'translatedFrom', type: 'text', admin: { ...hiddenInList, hidden: true } },
		{ name: 'sourceTexts', type: 'json', admin: { ...hiddenInList, hidden: true } },
		{
			name: 'changedAt',
			type: 'date',
			index: true,
			label: words('Changed', 'Ændret', 'Geändert'),
			admin: { date: { pickerAppearance: 'dayAndTime' } },
		},
		{
			name: 'changedBy',
			type: 'relationship',
			relationTo: 'users',
			label: words('By', 'Af', 'Von'),
			admin: {
				components: { Cell: '/plugins/translations/states/screens/cells.tsx#PersonCell' },
			},
		},
	],
};
