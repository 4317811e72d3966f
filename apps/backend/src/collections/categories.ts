import type { CollectionConfig } from 'payload';
import { isSignedIn } from '../access/is-signed-in.ts';
import { contentGroup } from '../editing/groups.ts';
import { words } from '../editing/words.ts';
import { slugField } from '../fields/slug.ts';
import { plainHooks } from '../publishing/plain-hooks.ts';

/** Blog categories; one exists in a language when it has an address in it. */
export const categories: CollectionConfig = {
	slug: 'categories',
	labels: {
		singular: words('Category', 'Kategori', 'Kategorie'),
		plural: words('Categories', 'Kategorier', 'Kategorien'),
	},
	access: { read: isSignedIn, create: isSignedIn, update: isSignedIn, delete: isSignedIn },
	admin: { group: contentGroup, useAsTitle: 'name' },
	hooks: plainHooks('category', ['categories']),
	fields: [
		{ name: 'name', type: 'text', localized: true, label: words('Name', 'Navn', 'Name') },
		slugField('categories', 'name'),
		{
			name: 'description',
			type: 'textarea',
			localized: true,
			label: words('Description', 'Beskrivelse', 'Beschreibung'),
		},
	],
};
