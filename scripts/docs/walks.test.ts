import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';
import { exported } from '../tests/imports.ts';

interface Walk {
	heading: string;
	/** The number of files that the heading names. */
	count: number;
	/** The files that the section names, by their paths from the root. */
	files: string[];
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** A walk's files: `path/file.ts` below the folder named last as `apps/…`, or a path from the root. */
function filesIn(section: string): string[] {
	const files = new Set<string>();
	let folder = '';
	for (const [, path = ''] of section.matchAll(/`((?:[\w.$-]+\/)*[\w.-]+)`/g)) {
		if (/^apps\/[\w/-]+$/.test(path)) folder = path;
		if (!/\.tsx?$/.test(path)) continue;
		const below = join(folder, path);
		files.add(existsSync(join(root, below)) ? below : path);
	}
	return [...files];
}

const walks: Walk[] = ['docs/architecture.md', 'docs/prices.md']
	.flatMap((document) => read(document).split(/^## /m))
	.flatMap((section) => {
		const [, heading = '', count] = /^(.*) \((\d+) files\)$/m.exec(section) ?? [];
		return count ? [{ heading, count: Number(count), files: filesIn(section) }] : [];
	});

/** The file that an import or a component's path of Payload leads to, without its ending. */
function target(from: string, specifier: string): string {
	const ownPackage = exported.get(specifier);
	if (ownPackage) return withoutEnding(ownPackage);
	const bare = withoutEnding(specifier.replace(/#\w+$/, ''));
	if (/^routes\//.test(bare)) return join(dirname(from), bare);
	if (bare.startsWith('.')) return relative(root, join(root, dirname(from), bare));
	if (bare.startsWith('/')) return join('apps/backend/src', bare);
	return bare.replace(/^#shared\//, 'apps/site/shared/').replace(/^~\//, 'apps/site/app/');
}

/** What a file imports, or names in a string as React Router's routes and Payload's components are. */
const importsOf = (file: string): string[] =>
	[...read(file).matchAll(/'((?:[.~#@/][^'\n]*\/|[\w-]+\/)[^'\n]+)'/g)].map(([, specifier = '']) =>
		target(file, specifier),
	);

const withoutEnding = (file: string): string => file.replace(/(?:\/index)?\.tsx?$/, '');

/** Started by Vite's configuration and by React Router, which no file of a walk imports. */
const started = ['apps/site/app/boot/boot', 'apps/site/app/entry.client'];

test('walks are found', () => expect(walks.length).toBeGreaterThan(2));

test.each(walks)('$heading: as many files as it says, all of them there', ({ count, files }) => {
	expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
	expect(files.length).toBe(count);
});

test.each(walks)(
	'$heading: each file imports another one of the walk, or is imported',
	({ files }) => {
		const edges = files.map((file) => ({ file: withoutEnding(file), imports: importsOf(file) }));
		const apart = edges.filter(
			({ file, imports }) =>
				!started.includes(file) &&
				!edges.some(
					(other) =>
						other.file !== file && (imports.includes(other.file) || other.imports.includes(file)),
				),
		);
		expect(apart.map(({ file }) => file)).toEqual([]);
	},
);
