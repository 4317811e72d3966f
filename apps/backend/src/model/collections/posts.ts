import type { CollectionConfig } from 'payload';
import { fieldsInTab, inTab } from '../../admin/forms/tabs.ts';
import { contentGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { words } from '../../platform/i18n/words.ts';
import * as elements from '../blog-elements/registry.ts';
import { mediaField } from '../fields/media.ts';
import { ownAuthor } from '../fields/own-author.ts';
import { readingTimeField } from '../fields/reading-time-field.ts';
import { blocksField } from '../fields/sections/block.ts';
import { seoField } from '../fields/seo/seo.ts';
import { slugField } from '../fields/slug.ts';
import { tagsField } from '../fields/tags.ts';
import { lines, localized, titleField } from '../fields/text.ts';
import { drafts } from './versions.ts';

/** Blog articles (specification section 3, Post). */
export const posts: CollectionConfig = {
	slug: 'posts',
	labels: {
		singular: words('Article', 'Artikel', 'Artikel'),
		plural: words('Articles', 'Artikler', 'Artikel'),
	},
	admin: {
		group: contentGroup,
		useAsTitle: 'title',
		defaultColumns: ['title', 'slug', 'date', '_status'],
	},
	defaultSort: '-date',
	versions: drafts,
	trash: true,
	fields: [
		titleField,
		slugField('posts', 'title'),
		inTab('content', localized(lines('excerpt', words('Excerpt', 'Uddrag', 'Auszug')))),
		{
			name: 'date',
			type: 'date',
			required: true,
			index: true,
			label: words('Publishing date', 'Udgivelsesdato', 'Veröffentlichungsdatum'),
			defaultValue: () => new Date().toISOString(),
			admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
		},
		{
			name: 'author',
			type: 'relationship',
			relationTo: 'authors',
			label: words('Author', 'Forfatter', 'Autor'),
			defaultValue: ownAuthor,
			admin: { position: 'sidebar' },
		},
		{
			name: 'categories',
			type: 'relationship',
			relationTo: 'categories',
			hasMany: true,
			label: words('Categories', 'Kategorier', 'Kategorien'),
			admin: { position: 'sidebar' },
		},
		tagsField,
		blocksField('blogSections', words('Content', 'Indhold', 'Inhalt'), elements, {
			singular: words('Element', 'Element', 'Element'),
			plural: words('Elements', 'Elementer', 'Elemente'),
		}),
		...fieldsInTab(
			'settings',
			mediaField('featuredImage', words('Image in lists', 'Billede i lister', 'Bild in Listen')),
			mediaField('coverImage', words('Image at the top', 'Billede øverst', 'Bild am Anfang')),
		),
		readingTimeField('blogSections'),
		seoField,
		changedBy,
	],
};
