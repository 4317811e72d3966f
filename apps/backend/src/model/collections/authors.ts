import type { CollectionConfig } from 'payload';
import { contentGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { words } from '../../platform/i18n/words.ts';
import { mediaField } from '../fields/media.ts';
import { lines, localized } from '../fields/text.ts';
import { drafts } from './versions.ts';

/** Authors of articles. Separate from users, because visitors see them. */
export const authors: CollectionConfig = {
	slug: 'authors',
	labels: {
		singular: words('Author', 'Forfatter', 'Autor'),
		plural: words('Authors', 'Forfattere', 'Autoren'),
	},
	admin: {
		group: contentGroup,
		useAsTitle: 'name',
		defaultColumns: ['name', '_status', 'updatedAt'],
	},
	versions: drafts,
	trash: true,
	fields: [
		{ name: 'name', type: 'text', localized: true, label: words('Name', 'Navn', 'Name') },
		{
			name: 'role',
			type: 'text',
			localized: true,
			maxLength: 200,
			label: words('Role', 'Rolle', 'Funktion'),
		},
		mediaField('avatar', words('Picture', 'Billede', 'Bild')),
		localized(lines('description', words('Description', 'Beskrivelse', 'Beschreibung'))),
		changedBy,
	],
};
