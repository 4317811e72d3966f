import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

/**
 * The maximum number of source files in a folder, which keeps it easy to scan. Folders of parts of one kind, which their `registry.ts` lists,
 * may have more.
 */
const maxFiles = 20;

const sources = globSync(['{apps,packages,scripts,bench}/**/*.{ts,tsx,mts,mjs}'], {
	cwd: root,
	exclude: [
		'**/seed/content/**',
		'**/{node_modules,build,generated,.next,.react-router,migrations,test}/**',
	],
}).filter((file) => !/\.(?:test|example|d)\.tsx?$/.test(file));

test(`no folder has more than ${maxFiles} source files besides tests and examples`, () => {
	expect(sources.length).toBeGreaterThan(1000);
	const folders = Map.groupBy(sources, dirname);
	const crowdedFolders = [...folders]
		.filter(([, files]) => files.length > maxFiles)
		.filter(([folder, files]) => !files.includes(join(folder, 'registry.ts')))
		.map(([folder]) => folder);
	expect(crowdedFolders).toEqual([]);
});

/** The minimum number of source files in a folder of the backend, and the maximum depth of a folder below `src`. */
const minFiles = 4;
const maxDepth = 5;

/** Folders of the backend with fewer files. Those of `app` are Next's routes. */
const smallFolders = new Set([
	'admin/endpoints',
	'api/graphql/generated',
	'plugins',
	'plugins/prices/generated',
]);

test(`backend folders have at least ${minFiles} files and are at most ${maxDepth} levels deep`, () => {
	const files = globSync('**/*.{ts,tsx,css}', {
		cwd: join(root, 'apps/backend/src'),
		exclude: ['app/**', 'migrations/**', 'seed/**'],
	});
	const folders = Map.groupBy(files, dirname);
	const others = [...folders]
		.filter(([folder, { length }]) => length < minFiles !== smallFolders.has(folder))
		.map(([folder]) => folder);
	expect(others).toEqual([]);
	const depths = [...folders.keys()].map((folder) => folder.split('/').length);
	expect(Math.max(...depths)).toBeLessThanOrEqual(maxDepth);
});
