import type { CollectionConfig } from 'payload';
import { isSignedIn } from '../access/is-signed-in.ts';
import { contentGroup } from '../admin/groups.ts';
import { slugField } from '../fields/slug.ts';
import { words } from '../fields/words.ts';
import { plainHooks } from '../freshness/plain-hooks.ts';

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
