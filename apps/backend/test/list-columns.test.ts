import type { Field } from 'payload';
import { expect, it } from 'vitest';
import config from '../src/payload.config.ts';

/** The names of the possible columns of a list: the fields of a group, but not the group itself. */
function columnsOf(fields: readonly Field[], prefix = ''): string[] {
	return fields.flatMap((field) => {
		if (field.type === 'tabs') return field.tabs.flatMap((tab) => columnsOf(tab.fields, prefix));
		const name = 'name' in field ? `${prefix}${field.name}` : prefix;
		if (field.type === 'array' || !('fields' in field)) return [name];
		return columnsOf(field.fields, 'name' in field ? `${name}.` : prefix);
	});
}

it('every default column of a list exists', async () => {
	const missing = (await config).collections.flatMap(({ slug, fields, admin }) => {
		const columns = columnsOf(fields);
		return (admin.defaultColumns ?? [])
			.filter((column) => !columns.includes(column))
			.map((column) => `${slug}: ${column}`);
	});
	expect(missing).toEqual([]);
});

it('the languages of a document stand beside its title, where a phone shows them', async () => {
	const places = (await config).collections
		.map(({ admin }) => admin.defaultColumns?.indexOf('translations') ?? -1)
		.filter((place) => place >= 0);
	expect(places.length).toBeGreaterThan(3);
	expect(new Set(places)).toEqual(new Set([1]));
});

it('lists of all collections in the navigation have 50 rows a page', async () => {
	const others = (await config).collections
		.filter(({ admin, slug }) => !slug.startsWith('payload-') && !admin.hidden)
		.filter(({ admin }) => admin.pagination?.defaultLimit !== 50)
		.map(({ slug }) => slug);
	expect(others).toEqual([]);
});

it('a list of users begins with their names, and is searched by name and address', async () => {
	const { admin } = (await config).collections.find(({ slug }) => slug === 'users') ?? {};
	expect(admin).toMatchObject({
		useAsTitle: 'name',
		defaultColumns: expect.arrayContaining(['name', 'email']),
		listSearchableFields: ['name', 'email'],
	});
	expect(admin?.defaultColumns?.[0]).toBe('name');
});
