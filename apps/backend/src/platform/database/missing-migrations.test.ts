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
const migrations = schema({ 'public.pages': ['id', 'title'], _pages_v: ['id', 'version_title'] });

it('finds no difference if every field has a column', () => {
	expect(differences(migrations, migrations)).toEqual([]);
});

it('names a new field once, even if several tables need a column for it', () => {
	const fields = schema({
		'public.pages': ['id', 'title', 'subtitle'],
		_pages_v: ['id', 'version_title', 'version_subtitle'],
	});
	expect(differences(fields, migrations)).toEqual(['pages.subtitle']);
});

it('names a missing table and a column without a field', () => {
	const fields = schema({
		'public.pages': ['id'],
		_pages_v: ['id', 'version_title'],
		pages_links: ['id'],
	});
	expect(differences(fields, migrations)).toEqual(['pages.title', 'pages_links']);
});

it('names a field whose type has changed', () => {
	const fields = schema({ 'public.pages': ['id'], _pages_v: ['id', 'version_title'] });
	Object.assign(fields.tables['public.pages']?.columns ?? {}, { title: { type: 'integer' } });
	expect(differences(fields, migrations)).toEqual(['pages.title']);
});
