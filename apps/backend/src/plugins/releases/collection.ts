import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { CollectionConfig } from 'payload';
import { workGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { localeOptions } from '../../model/fields/locale-options.ts';
import { words } from '../../platform/i18n/words.ts';
import { releaseEndpoints } from './endpoints.ts';

const readOnlyAdmin = { readOnly: true, position: 'sidebar', disableBulkEdit: true } as const;
const dayAndTime = { date: { pickerAppearance: 'dayAndTime' } } as const;
const systemOnly = { create: () => false, update: () => false };
const hidden = { access: systemOnly, admin: { hidden: true } } as const;

/**
 * A release: documents and globals with the contents that it publishes, as one change, at once or at a time. *Schedule …* beside a form
 * makes one with a single member, which is deleted once it is published.
 */
export const releases = (below: string): CollectionConfig => ({
	slug: 'releases',
	labels: {
		singular: words('Release', 'Samlet udgivelse', 'Release'),
		plural: words('Releases', 'Samlede udgivelser', 'Releases'),
	},
	admin: {
		group: workGroup,
		useAsTitle: 'title',
		defaultColumns: ['title', 'publishAt', 'publishedAt', 'publishedBy', 'updatedAt'],
		baseFilter: () => ({ single: { not_equals: true } }),
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
			required: true,
			...localeOptions('languages'),
			defaultValue: () => [...siteLocaleCodes()],
			access: { update: ({ doc }) => !doc?.publishAt },
			label: words('Languages', 'Sprog', 'Sprachen'),
			admin: {
				position: 'sidebar',
				description: words(
					'Visitors see the drafts of these languages. The others stay as they are.',
					'Besøgende ser kladderne på disse sprog. De andre forbliver, som de er.',
					'Besucher sehen die Entwürfe in diesen Sprachen. Die anderen bleiben, wie sie sind.',
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
			name: 'publishAt',
			type: 'date',
			index: true,
			access: systemOnly,
			label: words('Planned for', 'Planlagt til', 'Geplant für'),
			// The panel shows it.
			admin: { ...readOnlyAdmin, ...dayAndTime, condition: () => false },
		},
		{ name: 'single', type: 'checkbox', ...hidden },
		// The id of the account that planned it: it is published with the rights of this account.
		{ name: 'planner', type: 'number', ...hidden },
		{ name: 'timeZone', type: 'text', ...hidden },
		// Why it could not be published at its time (`failure.ts`).
		{ name: 'failure', type: 'text', ...hidden },
		{
			name: 'publishedAt',
			type: 'date',
			access: systemOnly,
			label: words('Published', 'Udgivet', 'Veröffentlicht'),
			admin: { ...readOnlyAdmin, ...dayAndTime, condition: (data) => Boolean(data?.publishedAt) },
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

/** The documents of releases, one row each. Only the release endpoints write them. */
export const releaseMembers: CollectionConfig = {
	slug: 'release-members',
	admin: { hidden: true },
	lockDocuments: false,
	indexes: [{ fields: ['release', 'target'], unique: true }],
	fields: [
		// The id of the release. Not a relationship, because deleting a release deletes its rows.
		{ name: 'release', type: 'number', required: true, index: true },
		// For example `pages:12` or `global:header`.
		{ name: 'target', type: 'text', required: true, index: true },
		{ name: 'action', type: 'select', options: ['publish', 'unpublish'], defaultValue: 'publish' },
		// Where the address of an unpublished document redirects, in the format of `addressLeads`.
		{ name: 'leads', type: 'text' },
		// The content to publish in all locales, as it was when it was added; without it, the draft.
		{ name: 'content', type: 'json' },
		{ name: 'addedBy', type: 'text' },
		// The save time of the draft that the user added.
		{ name: 'draftAt', type: 'date' },
		{ name: 'publishedAt', type: 'date' },
	],
};
