import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

/** More files than this in one folder, and nobody finds the one that is looked for. */
const most = 20;

const sources = globSync(['{apps,packages,scripts,bench}/**/*.{ts,tsx,mts,mjs}'], {
	cwd: root,
	exclude: [
		'**/seed/content/**',
		'**/{node_modules,build,generated,.next,.react-router,migrations,test}/**',
	],
}).filter((file) => !/\.(?:test|example|d)\.tsx?$/.test(file));

test(`no folder has more than ${most} source files, tests and examples aside`, () => {
	expect(sources.length).toBeGreaterThan(1000);
	const folders = Map.groupBy(sources, dirname);
	const crowded = [...folders].filter(([, files]) => files.length > most).map(([folder]) => folder);
	expect(crowded).toEqual([]);
});
