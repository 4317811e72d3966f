import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../src/payload.config.ts';
import { describeConfiguration } from './describe-configuration.ts';

/**
 * The hooks, access and endpoints of each collection and global after every plugin. A change of the snapshot is a change of behavior and
 * is explained in its commit (docs/architecture.md).
 */
it('matches the reviewed snapshot', async () => {
	await expect(describeConfiguration(await config)).toMatchFileSnapshot('./configuration.txt');
});

it('names components that exist', () => {
	const importMap = readFileSync(
		join(import.meta.dirname, '../src/app/(payload)/admin/importMap.js'),
		'utf8',
	);
	const files = [...importMap.matchAll(/"\/([\w/-]+\.tsx?)#/g)].map(([, file = '']) => file);
	expect(files.length).toBeGreaterThan(50);
	const missing = files.filter((file) => !existsSync(join(import.meta.dirname, '../src', file)));
	expect(missing).toEqual([]);
});

it('has no plugin that refers to a component of another plugin', () => {
	const root = join(import.meta.dirname, '../src');
	const foreignComponents = globSync('plugins/*/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
		[...readFileSync(join(root, file), 'utf8').matchAll(/['"`]\/(plugins\/[\w-]+)\/[\w/-]+\.tsx#/g)]
			.map(([, plugin = '']) => plugin)
			.filter((plugin) => !file.startsWith(`${plugin}/`))
			.map((plugin) => `${file}: ${plugin}`),
	);
	expect(foreignComponents).toEqual([]);
});
