import type { CollectionConfig } from 'payload';
import { libraryGroup } from '../../platform/admin/groups.ts';
import { words } from '../../platform/i18n/words.ts';

/** Words by which editors find files again; one row for each, so that all files have them spelt alike. */
export const mediaTags: CollectionConfig = {
	slug: 'media-tags',
	labels: {
		singular: words('Media tag', 'Mediemærke', 'Medien-Schlagwort'),
		plural: words('Media tags', 'Mediemærker', 'Medien-Schlagwörter'),
	},
	admin: { group: libraryGroup, useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'] },
	defaultSort: 'name',
	fields: [
		{
			name: 'name',
			type: 'text',
			required: true,
			unique: true,
			index: true,
			maxLength: 80,
			label: words('Name', 'Navn', 'Name'),
		},
	],
};
