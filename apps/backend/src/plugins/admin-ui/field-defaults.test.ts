import type { Field } from 'payload';
import { expect, it } from 'vitest';
import type { ConfigWithFields } from '../../documents/field-walk.ts';
import { fieldDefaults } from './field-defaults.ts';

const day: Field = { name: 'day', type: 'date' };
const moment: Field = {
	name: 'moment',
	type: 'date',
	admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
};
const own: Field = { name: 'own', type: 'date', admin: { components: { Field: '/own.tsx' } } };
const component = '/plugins/admin-ui/local-date-field.tsx#LocalDateField';
const Diff = '/plugins/admin-ui/checkbox-diff.tsx#CheckboxDiff';
const RowLabel = '/model/fields/sections/block-label.tsx#RowLabel';
const checkbox: Field = { name: 'on', type: 'checkbox' };

const config: ConfigWithFields = {
	collections: [
		{
			slug: 'documents',
			fields: [
				{ type: 'tabs', tabs: [{ label: 'One', fields: [day, { name: 'a', type: 'text' }] }] },
			],
		},
		{ slug: 'lists', fields: [{ name: 'rows', type: 'array', fields: [moment, checkbox] }] },
	],
	globals: [
		{
			slug: 'settings',
			fields: [{ name: 'parts', type: 'blocks', blocks: [{ slug: 'part', fields: [own] }] }],
		},
	],
};

it('sets date formats, diffs of checkboxes and collapsed rows at any depth, and keeps custom components', () => {
	const { collections, globals } = fieldDefaults(config);
	const localDay = {
		...day,
		admin: { components: { Field: component }, date: { displayFormat: 'PP' } },
	};
	expect(collections).toEqual([
		{
			slug: 'documents',
			fields: [
				{ type: 'tabs', tabs: [{ label: 'One', fields: [localDay, { name: 'a', type: 'text' }] }] },
			],
		},
		{
			slug: 'lists',
			fields: [
				{
					name: 'rows',
					type: 'array',
					admin: { initCollapsed: true, components: { RowLabel } },
					fields: [
						{
							...moment,
							admin: {
								position: 'sidebar',
								components: { Field: component },
								date: {
									pickerAppearance: 'dayAndTime',
									displayFormat: 'PPp',
									timeFormat: 'p',
								},
							},
						},
						{ ...checkbox, admin: { components: { Diff } } },
					],
				},
			],
		},
	]);
	expect(JSON.stringify(globals)).toContain('"components":{"Field":"/own.tsx"}');
});
