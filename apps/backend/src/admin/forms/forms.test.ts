import type { ClientField, Config, Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { fieldDefaults } from '../../plugins/admin-ui/field-defaults.ts';
import { entryOnPath, fieldsOnPath } from './fields-on-path.ts';
import { tabOfField } from './reveal-field.ts';
import { fieldTabs, inTab } from './tabs.ts';

const text = (name: string) => ({ name, type: 'text' }) satisfies Field;

// The part of a configuration that the plugin reads.
const config = (fields: Field[]) =>
	({ collections: [{ slug: 'things', fields }] }) as unknown as Config;

// The part of the client's field configuration that the functions read.
const clientFields = (fields: object[]) => fields as unknown as ClientField[];

const fieldsOf = (config: Config) => config.collections?.[0]?.fields;

describe('fieldTabs', () => {
	it('moves fields into the tabs they name, in the order of the tabs, and keeps the others in place', () => {
		const fields = [
			text('title'),
			inTab('settings', text('layout')),
			inTab('content', text('body')),
			text('changedBy'),
			inTab('content', text('more')),
		];
		expect(fieldsOf(fieldTabs(config(fields)))).toMatchObject([
			{ name: 'title' },
			{
				type: 'tabs',
				tabs: [
					{ label: { en: 'Content' }, fields: [{ name: 'body' }, { name: 'more' }] },
					{ label: { de: 'Einstellungen' }, fields: [{ name: 'layout' }] },
				],
			},
			{ name: 'changedBy' },
		]);
	});

	it('adds no tabs when no field names one', () => {
		expect(fieldsOf(fieldTabs(config([text('title')])))).toEqual([text('title')]);
	});
});

it('collapses and labels the rows of every list at any depth', () => {
	const fields: Field[] = [
		{
			name: 'sections',
			type: 'blocks',
			blocks: [
				{
					slug: 'faq',
					fields: [
						{
							type: 'collapsible',
							label: 'More',
							fields: [{ name: 'items', type: 'array', fields: [text('question')] }],
						},
					],
				},
			],
		},
	];
	const collapsedList = {
		admin: { initCollapsed: true, components: { RowLabel: expect.any(String) } },
	};
	expect(fieldsOf(fieldDefaults(config(fields)))).toMatchObject([
		{ blocks: [{ fields: [{ fields: [collapsedList] }] }] },
	]);
});

it('finds the tab of a field, also inside rows and groups', () => {
	const fields = clientFields([
		{ name: 'title', type: 'text' },
		{
			type: 'tabs',
			tabs: [
				{ fields: [{ name: 'sections', type: 'blocks' }] },
				{
					fields: [
						{ type: 'row', fields: [{ name: 'layout', type: 'select' }] },
						{ name: 'seo', type: 'group', fields: [{ name: 'title', type: 'text' }] },
					],
				},
			],
		},
	]);
	expect(tabOfField(fields, 'sections.2.heading')).toBe(0);
	expect(tabOfField(fields, 'layout')).toBe(1);
	expect(tabOfField(fields, 'seo.title')).toBe(1);
	expect(tabOfField(fields, 'title')).toBe(-1);
});

it('finds the fields on a path', () => {
	const fields = clientFields([
		{
			type: 'tabs',
			tabs: [
				{
					fields: [
						{
							name: 'sections',
							type: 'blocks',
							blocks: [{ slug: 'faq', fields: [{ name: 'heading', type: 'text' }] }],
						},
					],
				},
			],
		},
	]);
	expect(fieldsOnPath(fields, 'sections.1.heading')).toMatchObject([
		{ field: { name: 'sections' }, row: 1 },
		{ field: { name: 'heading' }, row: null },
	]);
	expect(fieldsOnPath(fields, 'gone')).toEqual([]);
});

it('finds the entry of a list on a path', () => {
	const items = { name: 'items', type: 'array', fields: [text('title')] };
	const sections = {
		name: 'sections',
		type: 'blocks',
		blocks: [{ fields: [items, text('heading')] }],
	};
	const fields = clientFields([sections, text('title')]);
	expect(entryOnPath(fields, 'sections.1.items.2.title')).toMatchObject({
		number: 3,
		below: [{ field: { name: 'title' } }],
	});
	expect(entryOnPath(fields, 'sections.1.items.2')).toEqual({ number: 3, below: [] });
	expect(entryOnPath(fields, 'sections.1.heading')).toBeNull();
});
