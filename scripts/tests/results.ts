import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from '../starter/programs.ts';

/** Results of a runner: numbers of tests, and the names of failed ones with the first lines of their errors. */
export interface Results {
	passed: number;
	failed: number;
	skipped: number;
	failures: string[];
}

const errorLines = 8;

/** Results of a Vitest JSON report. A missing report counts as one failure, as does a suite that could not be loaded. */
export function vitestResults(file: string): Results {
	if (!existsSync(file)) return missingReport('Vitest');
	const report: JsonTestResults = JSON.parse(readFileSync(file, 'utf8'));
	const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
		const path = relative(root, name);
		const failed = assertionResults.filter((test) => test.status === 'failed');
		if (status === 'failed' && failed.length === 0) return [path];
		return failed.map(
			({ fullName, failureMessages }) => `${path} › ${fullName}${firstLines(failureMessages?.[0])}`,
		);
	});
	return {
		passed: report.numPassedTests,
		failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
		skipped: report.numPendingTests + report.numTodoTests,
		failures,
	};
}

/** Results of a Playwright JSON report. A missing report counts as one failure. */
export function playwrightResults(file: string): Results {
	if (!existsSync(file)) return missingReport('Playwright');
	const { stats, suites }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		skipped: stats.skipped,
		failures: suites.flatMap(failuresOf),
	};
}

/** Counts a failure if the runner exited with an error, even if no test failed, such as an error outside of tests or no tests at all. */
export function withExitCode(results: Results, code: number): Results {
	return code === 0 ? results : { ...results, failed: Math.max(results.failed, 1) };
}

function missingReport(runner: string): Results {
	return { passed: 0, failed: 1, skipped: 0, failures: [`${runner} wrote no report`] };
}

/** The first lines of an error without colors, often all that CI shows. */
function firstLines(message: string | undefined): string {
	const lines = stripVTControlCharacters(message ?? '')
		.split('\n')
		.filter((line) => line.trim() !== '');
	return lines
		.slice(0, errorLines)
		.map((line) => `\n      ${line.trim()}`)
		.join('');
}

function failuresOf({ suites = [], specs }: JSONReportSuite): string[] {
	const ownFailures = specs.flatMap(({ title, file, tests }) =>
		tests
			.filter(({ status }) => status === 'unexpected')
			.map(
				({ projectName, results }) =>
					`[${projectName}] e2e/${file} › ${title}${firstLines(results.at(-1)?.errors[0]?.message)}`,
			),
	);
	return [...ownFailures, ...suites.flatMap(failuresOf)];
}
