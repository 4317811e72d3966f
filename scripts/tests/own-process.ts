import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches test files that mock modules or use a DOM. */
const needsOwnProcess = /\bvi\.mock\(|@vitest-environment/;

/**
 * The test files of a workspace that run in their own process, relative to its folder. The others share a process and its loaded packages;
 * `shared-process.ts` resets their modules.
 */
export const filesInOwnProcess = (folder: string, patterns: readonly string[]): string[] =>
	globSync(patterns, { cwd: folder, exclude: ['**/node_modules/**'] }).filter((file) =>
		needsOwnProcess.test(readFileSync(join(folder, file), 'utf8')),
	);
