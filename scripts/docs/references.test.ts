import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../starter/programs.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
	cwd: root,
	encoding: 'utf8',
}).split('\n');

/** Files that a document names in code style, by their path from the project's root or from a program's folder. */
const named = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|graphql|css|ya?ml|mjs|conf|vcl|md))`/g;

test('Documents name files that exist', () => {
	const documents = globSync('{*.md,docs/**/*.md}', { cwd: root });
	const missing = documents.flatMap((document) =>
		[...readFileSync(join(root, document), 'utf8').matchAll(named)]
			.map(([, path = '']) => path)
			.filter((path) => !files.some((file) => file === path || file.endsWith(`/${path}`)))
			.map((path) => `${document}: ${path}`),
	);
	expect(documents.length).toBeGreaterThan(30);
	expect(missing).toEqual([]);
});
