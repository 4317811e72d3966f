import type { CollectionConfig } from 'payload';
import { isSignedIn } from '../access/is-signed-in.ts';
import { contentGroup } from '../editing/groups.ts';
import { words } from '../editing/words.ts';
import { mediaField } from '../fields/media.ts';
import { plainHooks } from '../publishing/plain-hooks.ts';

/** Authors of articles, apart from users so that visitors may see them. */
export const authors: CollectionConfig = {
	slug: 'authors',
	labels: {
		singular: words('Author', 'Forfatter', 'Autor'),
		plural: words('Authors', 'Forfattere', 'Autoren'),
	},
	access: { read: isSignedIn, create: isSignedIn, update: isSignedIn, delete: isSignedIn },
	admin: { group: contentGroup, useAsTitle: 'name' },
	hooks: plainHooks('author', []),
	fields: [
		{ name: 'name', type: 'text', localized: true, label: words('Name', 'Navn', 'Name') },
		mediaField('avatar', words('Picture', 'Billede', 'Bild')),
		{
			name: 'description',
			type: 'textarea',
			localized: true,
			label: words('Description', 'Beskrivelse', 'Beschreibung'),
		},
	],
};
