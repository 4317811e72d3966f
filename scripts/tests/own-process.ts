import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that replace modules, or have a document. */
const needsOwnProcess = /\bvi\.mock\(|@vitest-environment/;

/**
 * The test files of a workspace that run in a process of their own, by paths below its folder. The others of a workspace share a process and
 * the packages it has loaded; `shared-process.ts` gives them fresh modules.
 */
export const filesInOwnProcess = (folder: string, patterns: readonly string[]): string[] =>
	globSync(patterns, { cwd: folder, exclude: ['**/node_modules/**'] }).filter((file) =>
		needsOwnProcess.test(readFileSync(join(folder, file), 'utf8')),
	);
