import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The test files of a workspace whose text matches, relative to its folder. */
export const testFilesWith = (
	text: RegExp,
	folder: string,
	patterns: readonly string[],
): string[] =>
	globSync(patterns, { cwd: folder, exclude: ['**/node_modules/**'] }).filter((file) =>
		text.test(readFileSync(join(folder, file), 'utf8')),
	);

/**
 * The test files that mock modules or have an environment of their own. They run in their own process; the others share a process and its
 * loaded packages, and `shared-process.ts` resets their modules.
 */
export const filesInOwnProcess = (folder: string, patterns: readonly string[]): string[] =>
	testFilesWith(/\bvi\.mock\(|@vitest-environment (?:happy-dom|node)/, folder, patterns);
