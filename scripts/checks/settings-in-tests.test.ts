import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../starter/programs.ts';
import { settingsInTests } from './settings-in-tests.ts';

const schemas = [
	'apps/backend/src/platform/environment.ts',
	'apps/site/server/settings/environment.ts',
	'apps/site/server/settings/third-parties.ts',
];
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const names = (text: string, pattern: RegExp) =>
	[...text.matchAll(pattern)].map(([, name = '']) => name);
const schemaSettings = schemas.flatMap((file) => names(read(file), /^\t+([A-Z][A-Z0-9_]+): /gm));
const documentedSettings = names(read('.env.example'), /^#([A-Z][A-Z0-9_]+)=/gm);

it('every setting of a program and every documented one has a test', () => {
	expect(schemaSettings.length).toBeGreaterThan(80);
	const settings = new Set([...schemaSettings, ...documentedSettings]);
	expect(Object.values(settingsInTests).flat().sort()).toEqual([...settings].sort());
});

it('every setting of a program is documented', () => {
	expect(schemaSettings.filter((name) => !documentedSettings.includes(name))).toEqual([]);
});

it.each(
	Object.entries(settingsInTests).flatMap(([file, names]) =>
		names.map((name) => [name, file] as const),
	),
)('%s is set in %s', (name, file) => {
	expect(read(file)).toMatch(new RegExp(`\\b${name}\\b`));
});
