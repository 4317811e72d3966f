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
