import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';
import { packageExports } from '../tests/imports.ts';

interface Walk {
	heading: string;
	/** The number of files in the heading. */
	count: number;
	/** The files of the section, relative to the root. */
	files: string[];
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** A walk's files: `path/file.ts` in the last preceding folder `apps/…`, or a path from the root. */
function filesIn(section: string): string[] {
	const files = new Set<string>();
	let folder = '';
	for (const [, path = ''] of section.matchAll(/`((?:[\w.$-]+\/)*[\w.-]+)`/g)) {
		if (/^apps\/[\w/-]+$/.test(path)) folder = path;
		if (!/\.tsx?$/.test(path)) continue;
		const nestedPath = join(folder, path);
		files.add(existsSync(join(root, nestedPath)) ? nestedPath : path);
	}
	return [...files];
}

const walks: Walk[] = ['docs/architecture.md', 'docs/prices.md']
	.flatMap((document) => read(document).split(/^## /m))
	.flatMap((section) => {
		const [, heading = '', count] = /^(.*) \((\d+) files\)$/m.exec(section) ?? [];
		return count ? [{ heading, count: Number(count), files: filesIn(section) }] : [];
	});

/** The file of an import or of a Payload component path, without its extension. */
function target(from: string, specifier: string): string {
	const ownPackage = packageExports.get(specifier);
	if (ownPackage) return withoutEnding(ownPackage);
	const path = withoutEnding(specifier.replace(/#\w+$/, ''));
	if (/^routes\//.test(path)) return join(dirname(from), path);
	if (path.startsWith('.')) return relative(root, join(root, dirname(from), path));
	if (path.startsWith('/')) return join('apps/backend/src', path);
	return path.replace(/^#shared\//, 'apps/site/shared/').replace(/^~\//, 'apps/site/app/');
}

/** Files that a file imports or names in a string, like React Router's routes and Payload's components. */
const importsOf = (file: string): string[] =>
	[...read(file).matchAll(/'((?:[.~#@/][^'\n]*\/|[\w-]+\/)[^'\n]+)'/g)].map(([, specifier = '']) =>
		target(file, specifier),
	);

const withoutEnding = (file: string): string => file.replace(/(?:\/index)?\.tsx?$/, '');

/** Entry points of Vite's configuration and of React Router, which no file of a walk imports. */
const entryPoints = ['apps/site/app/boot/boot', 'apps/site/app/entry.client'];

test('the documents have walks', () => expect(walks.length).toBeGreaterThan(2));

test.each(walks)('$heading: has the stated number of existing files', ({ count, files }) => {
	expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
	expect(files.length).toBe(count);
});

test.each(walks)(
	'$heading: each file imports another file of the walk, or is imported by one',
	({ files }) => {
		const edges = files.map((file) => ({ file: withoutEnding(file), imports: importsOf(file) }));
		const unconnected = edges.filter(
			({ file, imports }) =>
				!entryPoints.includes(file) &&
				!edges.some(
					(other) =>
						other.file !== file && (imports.includes(other.file) || other.imports.includes(file)),
				),
		);
		expect(unconnected.map(({ file }) => file)).toEqual([]);
	},
);
