import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks/steps.ts';
import { buildChanged } from './starter/build.ts';
import { runCommand } from './starter/command.ts';
import { Problem, run } from './starter/problem.ts';
import { root } from './starter/programs.ts';
import { requireChromium } from './starter/system/chromium.ts';
import { requireProgram } from './starter/system/debian-program.ts';
import { requirePostgres } from './starter/system/postgres.ts';
import { runBrowserTests } from './tests/browser-tests.ts';
import { playwrightResults, type Results, vitestResults, withExitCode } from './tests/results.ts';

/** `npm test [-- unit|browser [filter …]]`: checks, builds, tests; everything runs even when a part fails. */
await run(async () => {
	const [part, ...filter] = process.argv.slice(2);
	if (part && part !== 'unit' && part !== 'browser') {
		throw new Problem(`npm test knows the parts "unit" and "browser", not "${part}".`);
	}
	const results = join(root, 'test-results');
	rmSync(results, { recursive: true, force: true });
	mkdirSync(results, { recursive: true });
	const all: Results[] = [];

	if (!part) {
		requireChromium();
		const { passed, failed } = await runChecks();
		all.push({ passed, failed: failed.length, skipped: 0, failures: failed });
	}
	await buildChanged();
	requireProgram('redis-server', 'redis-server');
	requirePostgres();
	if (part !== 'browser') {
		requireProgram('nginx', 'nginx-light');
		const report = join(results, 'vitest.json');
		const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
		const code = await runCommand('vitest', ['run', ...reporters, ...filter]);
		all.push(withExitCode(vitestResults(report), code));
	}
	if (part !== 'unit') {
		const report = join(results, 'playwright.json');
		const code = await runBrowserTests(report, filter);
		all.push(withExitCode(playwrightResults(report), code));
	}

	const total = (key: 'passed' | 'failed' | 'skipped') =>
		all.reduce((sum, results) => sum + results[key], 0);
	// Named last: of a long output, CI often shows only the end.
	const failures = all.flatMap((results) => results.failures);
	if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '));
	console.log(
		`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`,
	);
	if (total('failed') > 0) process.exitCode = 1;
});
