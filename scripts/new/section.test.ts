import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sectionNames } from './section-names.ts';
import { writeSection } from './write-section.ts';

const root = join(import.meta.dirname, '../..');
const names = sectionNames('image-map', ['Image map', 'Billedkort', 'Bildkarte']);
if (typeof names === 'string') throw new Error(names);
const copy = mkdtempSync(join(tmpdir(), 'new-section-'));
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

beforeAll(() => {
	const ignoredPaths =
		/node_modules|\/(build|generated-icons|\.next|\.react-router|media|migrations)(\/|$)/;
	for (const part of [
		'apps/site',
		'apps/backend/src',
		'apps/backend/test',
		'apps/backend/public',
		'packages',
		'scripts',
		'docs',
	]) {
		cpSync(join(root, part), join(copy, part), {
			recursive: true,
			filter: (from) => !ignoredPaths.test(from.slice(root.length)),
		});
	}
	cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
	symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
	writeSection(copy, names);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('adds a section to the contract, the registry and the test rows, with a picture', () => {
	expect(read('packages/contracts/content.graphql')).toMatch(
		/\n\t\| \w+Section\n\t\| ImageMapSection\n/,
	);
	expect(read('apps/site/app/sections/index.tsx')).toMatch(
		/\tHeroSection,\n\tImageMapSection,\n\tIntegrationsSection,/,
	);
	expect(read('apps/backend/src/model/sections/registry.ts')).toContain(
		"export * as imageMap from './image-map.ts';\nexport * as integrations",
	);
	expect(read('apps/backend/test/section-rows.ts')).toContain("'ImageMapSection',");
	expect(read('apps/backend/public/blocks/imageMap.svg')).toMatch(/^<svg/);
	expect(read('apps/backend/src/model/sections/image-map.ts')).toContain(
		"words('Image map', 'Billedkort', 'Bildkarte')",
	);
});

test('creates a section that the generator and the tests of all sections accept', () => {
	execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: copy, stdio: 'pipe' });
	expect(read('apps/site/app/content/generated/operations.ts')).toContain(
		"__typename: 'ImageMapSection'",
	);
	const config = 'vitest.dom.config.ts';
	const args = ['run', '--config', config, 'app/sections/index.test.tsx'];
	execFileSync(join(root, 'node_modules/.bin/vitest'), args, {
		cwd: join(copy, 'apps/site'),
		stdio: 'pipe',
	});
});

test('creates a block whose imports exist', () => {
	const folder = 'apps/backend/src/model/sections';
	const imports = [
		...read(`${folder}/image-map.ts`).matchAll(/^import (?:type )?\{ (.+) \} from '(\..+)';$/gm),
	];
	const missing = imports.flatMap(([, names = '', path = '']) => {
		// `npm run generate -w apps/backend` adds the type of the block.
		if (path.endsWith('/payload-types.ts'))
			return existsSync(join(copy, folder, path)) ? [] : [path];
		const target = existsSync(join(copy, folder, path)) ? read(join(folder, path)) : '';
		return names
			.split(', ')
			.map((name) => name.replace(/ as .*/, ''))
			.filter(
				(name) =>
					!new RegExp(`^export (?:class|const|function|interface|type) ${name}\\b`, 'm').test(
						target,
					),
			)
			.map((name) => `${name} in ${path}`);
	});
	expect(imports.length).toBeGreaterThan(4);
	expect(missing).toEqual([]);
});

test('does not overwrite an existing section', () => {
	expect(() => writeSection(copy, names)).toThrow('There is a apps/site/app/sections/image-map');
});

test.each([
	['Image Map', ['a', 'b', 'c'], 'lowercase letters'],
	['image-map', ['Image map'], 'in English, Danish and German'],
])('rejects %s with a message', (folder, labels, message) => {
	expect(sectionNames(folder, labels)).toContain(message);
});
