import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks/steps.ts';
import { buildChanged } from './starter/build.ts';
import { runCommand } from './starter/command.ts';
import { Problem, run } from './starter/problem.ts';
import { root } from './starter/programs.ts';
import { requireChromium } from './starter/system/chromium.ts';
import { requireProgram } from './starter/system/debian-program.ts';
import { requireFirefox } from './starter/system/firefox.ts';
import { requirePostgres } from './starter/system/postgres.ts';
import { runBrowserTests } from './tests/browser-tests.ts';
import { branchStart, changedFiles, testsOf } from './tests/changed.ts';
import { playwrightResults, type Results, vitestResults, withExitCode } from './tests/results.ts';

/** The tests to run: those whose path contains one of the filters; an empty list selects all, undefined none. */
interface Selection {
	unit?: readonly string[];
	browser?: readonly string[];
	/** True if the static checks run too. */
	checks?: true;
	/** True if the tests need the built programs. */
	builds: boolean;
}

/** Folder of the unit tests that need the built site. */
const builtSiteTests = 'apps/site/test/whole-site/';

function select([part, ...filter]: string[]): Selection {
	switch (part) {
		case 'everything':
			process.env.TEST_EVERYTHING = 'true';
			return { unit: [], browser: [], checks: true, builds: true };
		case undefined:
			return { unit: [], browser: [], checks: true, builds: true };
		case 'unit':
			return { unit: filter, builds: true };
		case 'browser':
			return { browser: filter, builds: true };
		case 'changed': {
			const { unit, browser } = testsOf(changedFiles(filter[0] ?? branchStart()));
			console.log(['Tests of changed files:', ...unit, ...browser].join('\n  '));
			return {
				builds: browser.length > 0 || unit.some((test) => test.startsWith(builtSiteTests)),
				...(unit.length > 0 ? { unit } : {}),
				...(browser.length > 0 ? { browser } : {}),
			};
		}
		default:
			throw new Problem(
				`npm test accepts "unit", "browser", "changed" and "everything", not "${part}".`,
			);
	}
}

/**
 * `npm test [-- unit|browser [filter …]|changed [commit]|everything]`: checks, builds, tests; all parts run even if one fails. `changed`
 * runs the tests of files that differ from a commit, by default from the merge base with `main`; `everything` adds those that rarely fail
 * and cost minutes.
 */
await run(async () => {
	const { unit, browser, checks, builds } = select(process.argv.slice(2));
	const results = join(root, 'test-results');
	rmSync(results, { recursive: true, force: true });
	mkdirSync(results, { recursive: true });
	const all: Results[] = [];

	if (checks) {
		requireChromium();
		requireFirefox();
		const { passed, failed } = await runChecks();
		all.push({ passed, failed: failed.length, skipped: 0, failures: failed });
	}
	if (builds) await buildChanged();
	requireProgram('redis-server', 'redis-server');
	requirePostgres();
	if (unit) {
		requireProgram('nginx', 'nginx-light');
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
