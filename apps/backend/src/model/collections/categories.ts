import type { CollectionConfig } from 'payload';
import { contentGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { words } from '../../platform/i18n/words.ts';
import { slugField } from '../fields/slug.ts';
import { lines, localized } from '../fields/text.ts';
import { drafts } from './versions.ts';

/** Blog categories. A category exists in a locale if it has a slug in it. */
export const categories: CollectionConfig = {
	slug: 'categories',
	labels: {
		singular: words('Category', 'Kategori', 'Kategorie'),
		plural: words('Categories', 'Kategorier', 'Kategorien'),
	},
	admin: {
		group: contentGroup,
		useAsTitle: 'name',
		defaultColumns: ['name', 'slug', '_status', 'updatedAt'],
	},
	versions: drafts,
	trash: true,
	fields: [
		{ name: 'name', type: 'text', localized: true, label: words('Name', 'Navn', 'Name') },
		slugField('categories', 'name'),
		localized(lines('description', words('Description', 'Beskrivelse', 'Beschreibung'))),
		changedBy,
	],
};
