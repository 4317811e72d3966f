import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../starter/programs.ts';
import { importsOf } from './imports.ts';

/** A file that imports more of the project's files is a list; a test that reaches a file by it only is not considered related. */
const maxImports = 25;

const unitTests = '{apps,packages,scripts}/**/*.test.{ts,tsx}';
const browserTests = 'e2e/**/*.spec.ts';

const inProject = (pattern: string) =>
	globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/build/**', '**/.next/**'] });

const git = (...args: string[]) =>
	execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Paths of the files that differ from a commit, relative to the root, including uncommitted ones. */
export function changedFiles(commit: string): string[] {
	return [
		...git('diff', '--name-only', commit, '--'),
		...git('ls-files', '--others', '--exclude-standard'),
	].filter((file) => existsSync(join(root, file)));
}

/** The merge base of the current branch and `main`; the last commit if there is none. */
export function branchStart(): string {
	try {
		return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
	} catch {
		return 'HEAD';
	}
}

/**
 * The tests related to changed files: those that import one, and those named after it or one of its folders. For a file without such
 * tests, the tests that reach it by a list of files, such as a configuration.
 */
export function testsOf(changed: readonly string[]): { unit: string[]; browser: string[] } {
	const unit = inProject(unitTests);
	const browser = inProject(browserTests);
	const affectedTests = new Set(
		changed.flatMap((file) => {
			const relatedTests = [...unit, ...browser].filter(
				(test) => isNamedAfter(test, file) || reaches(test, file, maxImports),
			);
			return relatedTests.length > 0
				? relatedTests
				: unit.filter((test) => reaches(test, file, Infinity));
		}),
	);
	const select = (tests: string[]) => tests.filter((test) => affectedTests.has(test)).sort();
	return { unit: select(unit), browser: select(browser) };
}

/** True if a file is or imports another, directly or by files with at most `limit` imports. */
function reaches(from: string, to: string, limit: number, seen = new Set<string>()): boolean {
	if (from === to) return true;
	if (seen.has(from)) return false;
	seen.add(from);
	const targets = importsOf(from);
	return targets.length <= limit && targets.some((target) => reaches(target, to, limit, seen));
}

/** True if a test is named after a file or one of its folders. Either name may have further words; plurals count as equal. */
export function isNamedAfter(test: string, file: string): boolean {
	const nameOf = (segment: string) => (segment.split('.')[0] ?? '').replace(/s$|s(?=-)/g, '');
	const subject = nameOf(basename(test));
	return file
		.split('/')
		.slice(2)
		.map(nameOf)
		.some(
			(name) =>
				name === subject || name.startsWith(`${subject}-`) || subject.startsWith(`${name}-`),
		);
}
