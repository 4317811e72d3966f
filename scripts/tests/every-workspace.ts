import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults } from 'vitest/config';
import { isEverything } from './everything.ts';

/** Patterns of files that are not run. */
export const excluded = [
	...configDefaults.exclude,
	...(isEverything ? [] : ['**/*.everything.test.ts']),
];

/** Vitest settings of every workspace. */
export const everyWorkspace = {
	exclude: excluded,
	/** Parallel files: one more than processors, since tests wait for programs and outages. Vitest's default leaves one processor unused. */
	maxWorkers: availableParallelism() + 1,
	/**
	 * Timeouts in milliseconds: of a condition (`expect.poll`, the only way in which tests wait), a test, a hook and the end of a process.
	 * They are far longer than necessary even on a busy machine; passing tests never reach them.
	 */
	expect: { poll: { timeout: 60_000, interval: 20 } },
	testTimeout: 180_000,
	hookTimeout: 300_000,
	teardownTimeout: 120_000,
};

/** Vitest settings of test files that share a process, with the workspace's setup files. */
export const sharedProcess = (...setupFiles: string[]) => ({
	isolate: false,
	setupFiles: [join(import.meta.dirname, 'shared-process.ts'), ...setupFiles],
	// Sequential, since each setup file depends on the previous ones.
	sequence: { setupFiles: 'list' as const },
});
