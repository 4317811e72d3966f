import type { CollectionConfig } from 'payload';
import { libraryGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import * as elements from '../../model/blog-elements/registry.ts';
import * as sections from '../../model/sections/registry.ts';
import { words } from '../../platform/i18n/words.ts';
import { withTitleCell } from '../localized-titles/api.ts';

/** Reusable sections. Inserting a pattern copies it in each locale; patterns themselves are never public. */
export const patterns: CollectionConfig = {
	slug: 'patterns',
	labels: {
		singular: words('Pattern', 'Skabelon', 'Vorlage'),
		plural: words('Patterns', 'Skabeloner', 'Vorlagen'),
	},
	admin: {
		group: libraryGroup,
		useAsTitle: 'name',
		defaultColumns: ['name', 'description', 'updatedAt'],
	},
	trash: true,
	fields: [
		withTitleCell({
			name: 'name',
			type: 'text',
			required: true,
			maxLength: 100,
			label: words('Name', 'Navn', 'Name'),
		}),
		{
			name: 'description',
			type: 'textarea',
			maxLength: 400,
			label: words('What it is for', 'Hvad den er til', 'Wofür sie gedacht ist'),
		},
		{
			name: 'sections',
			type: 'blocks',
			localized: true,
			label: words('Sections for pages', 'Sektioner til sider', 'Abschnitte für Seiten'),
			labels: {
				singular: words('Section', 'Sektion', 'Abschnitt'),
				plural: words('Sections', 'Sektioner', 'Abschnitte'),
			},
			admin: {
				initCollapsed: true,
				components: { Field: '/model/fields/sections/block-picker.tsx#BlockPicker' },
			},
			blocks: Object.values(sections).map((section) => section.block),
		},
		{
			name: 'blogSections',
			type: 'blocks',
			localized: true,
			label: words('Elements for articles', 'Elementer til artikler', 'Elemente für Artikel'),
			labels: {
				singular: words('Element', 'Element', 'Element'),
				plural: words('Elements', 'Elementer', 'Elemente'),
			},
			admin: {
				initCollapsed: true,
				components: { Field: '/model/fields/sections/block-picker.tsx#BlockPicker' },
			},
			blocks: Object.values(elements).map((element) => element.block),
		},
		changedBy,
	],
};
