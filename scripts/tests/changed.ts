import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../starter/programs.ts';
import { importsOf } from './imports.ts';

/** A file that imports more of the project's files than this is a list of them: what a test reaches by it alone is not its subject. */
const mostImports = 25;

const unitTests = '{apps,packages,scripts}/**/*.test.{ts,tsx}';
const browserTests = 'e2e/**/*.spec.ts';

const inProject = (pattern: string) =>
	globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/build/**', '**/.next/**'] });

const git = (...args: string[]) =>
	execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Paths of the files that differ from a commit, below the root; those not committed included. */
export function changedFiles(commit: string): string[] {
	return [
		...git('diff', '--name-only', commit, '--'),
		...git('ls-files', '--others', '--exclude-standard'),
	].filter((file) => existsSync(join(root, file)));
}

/** The commit at which the current branch left `main`; without such a branch the last commit. */
export function branchStart(): string {
	try {
		return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
	} catch {
		return 'HEAD';
	}
}

/**
 * The tests that a change touches: those that import a changed file, and those that bear its name or that of one of its folders. For a file
 * without either it is the tests that reach it by a list of files, such as a configuration.
 */
export function testsOf(changed: readonly string[]): { unit: string[]; browser: string[] } {
	const unit = inProject(unitTests);
	const browser = inProject(browserTests);
	const touched = new Set(
		changed.flatMap((file) => {
			const own = [...unit, ...browser].filter(
				(test) => isNamedAfter(test, file) || reaches(test, file, mostImports),
			);
			return own.length > 0 ? own : unit.filter((test) => reaches(test, file, Infinity));
		}),
	);
	const chosen = (tests: string[]) => tests.filter((test) => touched.has(test)).sort();
	return { unit: chosen(unit), browser: chosen(browser) };
}

/** Whether a file is or imports another, directly or by way of files that import `most` files at most. */
function reaches(from: string, to: string, most: number, seen = new Set<string>()): boolean {
	if (from === to) return true;
	if (seen.has(from)) return false;
	seen.add(from);
	const targets = importsOf(from);
	return targets.length <= most && targets.some((target) => reaches(target, to, most, seen));
}

/** Whether a test's file bears the name of a file or of one of its folders; one of the two may have further words, and a plural is one name. */
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
