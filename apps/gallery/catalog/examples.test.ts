import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { readSiteFiles } from '../facts/site-files.ts';

const root = join(import.meta.dirname, '../../..');
const files = readSiteFiles(join(root, 'apps/site/app'));
const hasExample = (component: string) =>
	existsSync(join(files.app, component.replace(/\.tsx$/, '.example.tsx')));

/** A component of a layout needs no example if only layouts import it and an example covers each of them. */
function isCovered(component: string, visited: readonly string[] = []): boolean {
	if (hasExample(component)) return true;
	const users = files.importersOf(component);
	return (
		component.startsWith('layouts/') &&
		users.length > 0 &&
		!visited.includes(component) &&
		users.every((user) => user.startsWith('layouts/') && isCovered(user, [...visited, component]))
	);
}

test('every component in ui has an example file', () => {
	const parts = files.components.filter((file) => file.startsWith('ui/'));
	expect(parts.length).toBeGreaterThan(20);
	expect(parts.filter((part) => !hasExample(part))).toEqual([]);
});

test('every component in layouts is covered by an example', () => {
	const layouts = files.components.filter((file) => file.startsWith('layouts/'));
	expect(layouts.length).toBeGreaterThan(20);
	expect(layouts.filter((layout) => !isCovered(layout))).toEqual([]);
});

test('every section and blog element has an example', () => {
	const folders = globSync('{sections,blog-elements}/*/*.tsx', { cwd: files.app }).map(dirname);
	const missing = folders.filter((folder) => !existsSync(join(files.app, folder, 'example.ts')));
	expect([...new Set(missing)]).toEqual([]);
});

test('every example file belongs to a component', () => {
	const examples = globSync('**/*.example.tsx', { cwd: files.app });
	const orphans = examples.filter(
		(example) => !files.components.includes(example.replace('.example.tsx', '.tsx')),
	);
	expect(orphans).toEqual([]);
});

test('facts list the fields and importers of a part', () => {
	const facts = readFacts(root);
	expect(facts['ui/text/heading']?.fields.find(({ name }) => name === 'level')).toMatchObject({
		type: '1 | 2 | 3 | 4',
		isOptional: false,
		description: 'The level in the outline, independent of `size` (WCAG 1.3.1).',
	});
	expect(facts['ui/text/heading']?.importedBy).toContain('sections/wide-cta/wide-cta.tsx');
	const wideCta = facts['sections/wide-cta'];
	expect(wideCta?.fields.find(({ name }) => name === 'theme')?.values).toContain('dark');
	expect(wideCta?.documents.map(({ name }) => name)).toContain('integrations');
});
