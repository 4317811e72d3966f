import type { CollectionConfig } from 'payload';
import { libraryGroup } from '../../admin/groups.ts';
import { words } from '../../platform/i18n/words.ts';

/** Tags for finding files. Each tag is a document, so that its spelling is the same for all files. */
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
