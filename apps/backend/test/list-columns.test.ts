import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { withEveryField } from '../src/documents/field-walk.ts';
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

it('the button that adds a row says in each language what it adds', async () => {
	const generic = ['Row', 'entry'];
	const unnamed: string[] = [];
	withEveryField(await config, (field) => {
		// Payload's own arrays, such as the sessions of an account, are in no form.
		if (field.type !== 'array' || typeof field.label !== 'object') return field;
		if (field.admin?.components?.Field) return field;
		const { singular } = field.labels ?? {};
		const names = typeof singular === 'object' ? [singular.en, singular.da, singular.de] : [];
		if (names.length === 0 || !names.every((name) => name && !generic.includes(name)))
			unnamed.push(field.name);
		return field;
	});
	expect(unnamed).toEqual([]);
});

it('a checkbox in a list is shown as yes or no', async () => {
	const { translations } = (await config).i18n;
	expect(
		(['en', 'da', 'de'] as const).map((language) => [
			translations[language]?.general?.true,
			translations[language]?.general?.false,
		]),
	).toEqual([
		['Yes', 'No'],
		['Ja', 'Nej'],
		['Ja', 'Nein'],
	]);
});
