import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { CollectionConfig } from 'payload';
import { workGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { localeOptions } from '../../model/fields/locale-options.ts';
import { words } from '../../platform/i18n/words.ts';
import { releaseEndpoints } from './endpoints.ts';

const readOnlyAdmin = { readOnly: true, position: 'sidebar', disableBulkEdit: true } as const;
const systemOnly = { create: () => false, update: () => false };

/** A release: drafts of documents and globals that are previewed, checked and published as one change. */
export const releases = (below: string): CollectionConfig => ({
	slug: 'releases',
	labels: {
		singular: words('Release', 'Samlet udgivelse', 'Release'),
		plural: words('Releases', 'Samlede udgivelser', 'Releases'),
	},
	admin: {
		group: workGroup,
		useAsTitle: 'title',
		defaultColumns: ['title', 'publishedAt', 'publishedBy', 'updatedAt'],
		description: words(
			'Several drafts that go online together: gather them here, look at them as one, publish them at once.',
			'Flere kladder, der udgives sammen: Saml dem her, se dem som ét, og udgiv dem på én gang.',
			'Mehrere Entwürfe, die zusammen online gehen: hier sammeln, gemeinsam ansehen, auf einmal veröffentlichen.',
		),
	},
	defaultSort: '-updatedAt',
	trash: true,
	lockDocuments: false,
	endpoints: releaseEndpoints,
	fields: [
		{
			name: 'title',
			type: 'text',
			required: true,
			maxLength: 200,
			label: words('Title', 'Titel', 'Titel'),
		},
		{
			name: 'languages',
			type: 'select',
			hasMany: true,
			...localeOptions('languages'),
			defaultValue: () => [...siteLocaleCodes()],
			label: words('Languages', 'Sprog', 'Sprachen'),
			admin: {
				position: 'sidebar',
				description: words(
					'Visitors see the drafts of these languages. The others stay as they are. With none chosen it is all.',
					'Besøgende ser kladderne på disse sprog. De andre forbliver, som de er. Er ingen valgt, gælder det alle.',
					'Besucher sehen die Entwürfe in diesen Sprachen. Die anderen bleiben, wie sie sind. Ist keine gewählt, sind es alle.',
				),
			},
		},
		{ name: 'note', type: 'textarea', label: words('Note', 'Note', 'Notiz') },
		{
			name: 'content',
			type: 'ui',
			admin: { components: { Field: '/plugins/releases/release-panel.tsx#ReleasePanel' } },
		},
		{
			name: 'below',
			type: 'ui',
			admin: {
				condition: ({ publishedAt }) => !publishedAt,
				components: { Field: below },
			},
		},
		{
			name: 'publishedAt',
			type: 'date',
			access: systemOnly,
			label: words('Published', 'Udgivet', 'Veröffentlicht'),
			admin: {
				...readOnlyAdmin,
				date: { pickerAppearance: 'dayAndTime' },
				condition: (data) => Boolean(data?.publishedAt),
			},
		},
		{
			name: 'publishedBy',
			type: 'text',
			access: systemOnly,
			label: words('Published by', 'Udgivet af', 'Veröffentlicht von'),
			admin: { ...readOnlyAdmin, condition: (data) => Boolean(data?.publishedBy) },
		},
		changedBy,
	],
});
