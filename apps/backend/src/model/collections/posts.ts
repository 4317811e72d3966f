import type { CollectionConfig } from 'payload';
import { inTab } from '../../admin/forms/tabs.ts';
import { contentGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { words } from '../../platform/i18n/words.ts';
import * as elements from '../blog-elements/registry.ts';
import { mediaField } from '../fields/media.ts';
import { readingTimeField } from '../fields/reading-time-field.ts';
import { seoField } from '../fields/seo/seo.ts';
import { slugField } from '../fields/slug.ts';
import { tagsField } from '../fields/tags.ts';
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
		{
			name: 'title',
			type: 'text',
			localized: true,
			maxLength: 200,
			label: words('Title', 'Titel', 'Titel'),
		},
		slugField('posts', 'title'),
		inTab('content', {
			name: 'excerpt',
			type: 'textarea',
			localized: true,
			label: words('Excerpt', 'Uddrag', 'Auszug'),
		}),
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
		inTab('content', {
			name: 'blogSections',
			type: 'blocks',
			label: words('Content', 'Indhold', 'Inhalt'),
			labels: {
				singular: words('Element', 'Element', 'Element'),
				plural: words('Elements', 'Elementer', 'Elemente'),
			},
			localized: true,
			admin: {
				initCollapsed: true,
				components: {
					Field: '/model/fields/sections/block-picker.tsx#BlockPicker',
				},
			},
			blocks: Object.values(elements).map((element) => element.block),
		}),
		inTab(
			'settings',
			mediaField('featuredImage', words('Image in lists', 'Billede i lister', 'Bild in Listen')),
		),
		inTab(
			'settings',
			mediaField('coverImage', words('Image at the top', 'Billede øverst', 'Bild am Anfang')),
		),
		readingTimeField('blogSections'),
		seoField,
		changedBy,
	],
};
