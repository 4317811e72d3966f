import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
}

const vitestReport = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	numPendingTests: z.number(),
	numTodoTests: z.number(),
	numFailedTestSuites: z.number(),
});

const playwrightReport = z.object({
	stats: z.object({
		expected: z.number(),
		unexpected: z.number(),
		flaky: z.number(),
		skipped: z.number(),
	}),
});

/** Counts of a Vitest JSON report; a missing report is one failure. A suite that could not be loaded fails too. */
export function vitestCounts(file: string): Counts {
	if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
	const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
	return {
		passed: report.numPassedTests,
		failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
		skipped: report.numPendingTests + report.numTodoTests,
	};
}

/** Counts of a Playwright JSON report; a missing report is one failure. */
export function playwrightCounts(file: string): Counts {
	if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
	const { stats } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
	return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** A runner that ended with an error has failed, also when no test did: an error outside of tests, or no test at all. */
export function withExitCode(counts: Counts, code: number): Counts {
	return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}
