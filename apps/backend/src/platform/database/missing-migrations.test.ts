import { expect, it } from 'vitest';
import { differences, type Snapshot } from './missing-migrations.ts';

const column = { type: 'text', notNull: false };
const schema = (tables: Record<string, string[]>): Snapshot => ({
	tables: Object.fromEntries(
		Object.entries(tables).map(([table, columns]) => [
			table,
			{ columns: Object.fromEntries(columns.map((name) => [name, { name, ...column }])) },
		]),
	),
});
const migrated = schema({ 'public.pages': ['id', 'title'], _pages_v: ['id', 'version_title'] });

it('finds nothing where every field has a column', () => {
	expect(differences(migrated, migrated)).toEqual([]);
});

it('names a new field once, however many tables it needs a column in', () => {
	const fields = schema({
		'public.pages': ['id', 'title', 'subtitle'],
		_pages_v: ['id', 'version_title', 'version_subtitle'],
	});
	expect(differences(fields, migrated)).toEqual(['pages.subtitle']);
});

it('names a list that has no table, and a column whose field is gone', () => {
	const fields = schema({
		'public.pages': ['id'],
		_pages_v: ['id', 'version_title'],
		pages_links: ['id'],
	});
	expect(differences(fields, migrated)).toEqual(['pages.title', 'pages_links']);
});

it('names a field whose kind has changed', () => {
	const fields = schema({ 'public.pages': ['id'], _pages_v: ['id', 'version_title'] });
	Object.assign(fields.tables['public.pages']?.columns ?? {}, { title: { type: 'integer' } });
	expect(differences(fields, migrated)).toEqual(['pages.title']);
});
