import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { requireFolder } from './require-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'require-folder-test-'));
const file = join(root, 'a-file');
writeFileSync(file, '');
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('creates a folder with its parents and their mode, once', () => {
	const folder = join(root, 'a/b');
	requireFolder('DATA_DIR', folder);
	requireFolder('DATA_DIR', folder);
	expect(statSync(folder).isDirectory()).toBe(true);
	requireFolder('backup', join(root, 'c/d'), 0o700);
	for (const each of ['c', 'c/d']) expect(statSync(join(root, each)).mode & 0o777).toBe(0o700);
});

it.each(['/proc/no/data', '/proc/no', join(file, 'data'), file])(
	'names the setting of %s',
	(folder) => {
		expect(() => requireFolder('DATA_DIR', folder)).toThrow(
			`DATA_DIR: ${folder} can't be written: E`,
		);
	},
);
