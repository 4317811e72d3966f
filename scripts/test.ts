import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onPostgres } from '../apps/backend/test/on-postgres.ts';
import { runChecks } from './checks/steps.ts';
import { buildChanged, buildIfChanged } from './starter/build.ts';
import { runCommand } from './starter/command.ts';
import { Problem, run } from './starter/problem.ts';
import { root } from './starter/programs.ts';
import { findOrInstall } from './starter/system/debian-packages.ts';
import { requirePostgres } from './starter/system/postgres-server.ts';
import { runBrowserTests } from './tests/browser-tests.ts';
import { playwrightResults, type Results, vitestResults, withExitCode } from './tests/results.ts';

/** Debian's folder of servers, which is not in every user's PATH. */
const serverFolder = '/usr/sbin';

/** Ensures that a server for the tests is installed; installs Debian's package if it is missing. */
function requireProgram(command: string, debianPackage: string): void {
	const folders = process.env.PATH?.split(':') ?? [];
	if (!folders.includes(serverFolder)) process.env.PATH = [...folders, serverFolder].join(':');
	findOrInstall(
		() => !spawnSync(command, ['-v']).error,
		debianPackage,
		`The tests need ${command}, and it could not be installed. Install it.`,
	);
}

/** The parts to run, each with the arguments of its runner (filters of paths, or a commit); undefined leaves a part out. */
interface Selection {
	checks?: true;
	unit?: readonly string[];
	browser?: readonly string[];
}

function select([part, ...args]: string[]): Selection {
	switch (part) {
		case 'everything':
			process.env.TEST_EVERYTHING = 'true';
			return { checks: true, unit: [], browser: [] };
		case undefined:
			return { checks: true, unit: [], browser: [] };
		case 'unit':
			return { unit: args };
		case 'browser':
			return { browser: args };
		case 'changed': {
			const commit = args[0] ?? 'main';
			return {
				unit: [`--changed=${commit}`, '--passWithNoTests'],
				browser: [`--only-changed=${commit}`, '--pass-with-no-tests'],
			};
		}
		default:
			throw new Problem(
				`npm test accepts "unit", "browser", "changed" and "everything", not "${part}".`,
			);
	}
}

/** The unit tests' files that the filters select: those whose path contains one. An option, such as `--changed`, selects any file. */
function unitFiles(filters: readonly string[]): string[] {
	const files = globSync('{apps,packages,scripts}/**/*.test.{ts,tsx}', {
		cwd: root,
		exclude: ['**/node_modules/**'],
	});
	return filters.length === 0 || filters.some((filter) => filter.startsWith('-'))
		? files
		: files.filter((file) => filters.some((filter) => file.includes(filter)));
}

/** Builds the programs and installs the servers that unit tests need; most files need neither. */
async function prepareUnitTests(files: readonly string[]): Promise<void> {
	const needs = (path: string) => files.some((file) => file.includes(path));
	if (needs('apps/site/test/whole-site/')) await buildIfChanged('site');
	if (needs('page-cache/redis.test')) requireProgram('redis-server', 'redis-server');
	if (needs('behind-nginx') || needs('deploy.test')) requireProgram('nginx', 'nginx-light');
	if (onPostgres.some((name) => needs(`apps/backend/test/${name}.test.ts`))) requirePostgres();
}

/**
 * `npm test [-- unit|browser [filter …]|changed [commit]|everything]`: checks, builds, tests; all parts run even if one fails. `changed`
 * runs the tests that import a file that differs from a commit, by default `main`; `everything` adds the tests that rarely fail and cost
 * minutes.
 */
await run(async () => {
	const { unit, browser, checks } = select(process.argv.slice(2));
	const results = join(root, 'test-results');
	rmSync(results, { recursive: true, force: true });
	mkdirSync(results, { recursive: true });
	const all: Results[] = [];

	if (checks) {
		const { passed, failed } = await runChecks();
		all.push({ passed, failed: failed.length, skipped: 0, failures: failed });
	}
	if (browser) {
		requireProgram('redis-server', 'redis-server');
		requirePostgres();
		await buildChanged();
	}
	if (unit) {
		await prepareUnitTests(unitFiles(unit));
		const report = join(results, 'vitest.json');
		const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
		const code = await runCommand('vitest', ['run', ...reporters, ...unit]);
		all.push(withExitCode(vitestResults(report), code));
	}
	if (browser) {
		const report = join(results, 'playwright.json');
		const code = await runBrowserTests(report, browser);
		all.push(withExitCode(playwrightResults(report), code));
	}

	const total = (key: 'passed' | 'failed' | 'skipped') =>
		all.reduce((sum, results) => sum + results[key], 0);
	// Printed last, since CI often shows only the end of a long output.
	const failures = all.flatMap((results) => results.failures);
	if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '));
	console.log(
		`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`,
	);
	if (total('failed') > 0) process.exitCode = 1;
});
