import type { Field } from 'payload';
import { expect, it } from 'vitest';
import type { ConfigWithFields } from '../../documents/field-walk.ts';
import { localizedDates } from './local-dates.ts';

const day: Field = { name: 'day', type: 'date' };
const moment: Field = {
	name: 'moment',
	type: 'date',
	admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
};
const own: Field = { name: 'own', type: 'date', admin: { components: { Field: '/own.tsx' } } };
const component = '/plugins/admin-ui/local-date-field.tsx#LocalDateField';

const config: ConfigWithFields = {
	collections: [
		{
			slug: 'documents',
			fields: [
				{ type: 'tabs', tabs: [{ label: 'One', fields: [day, { name: 'a', type: 'text' }] }] },
			],
		},
		{ slug: 'lists', fields: [{ name: 'rows', type: 'array', fields: [moment] }] },
	],
	globals: [
		{
			slug: 'settings',
			fields: [{ name: 'parts', type: 'blocks', blocks: [{ slug: 'part', fields: [own] }] }],
		},
	],
};

it('sets localized date formats on date fields at any depth, and keeps custom components', () => {
	const { collections, globals } = localizedDates(config);
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
					],
				},
			],
		},
	]);
	expect(JSON.stringify(globals)).toContain('"components":{"Field":"/own.tsx"}');
});
