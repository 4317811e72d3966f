import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { inputFiles } from './build.ts';
import { root } from './programs.ts';

it('excludes files that a build generates from its inputs', () => {
	const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
	const files = inputFiles();
	expect(files).toContain('apps/backend/next.config.ts');
	expect(files.filter((path) => ignored.includes(basename(path)))).toEqual([]);
});
