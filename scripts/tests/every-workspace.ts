import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** How Vitest runs in every workspace. */
export const everyWorkspace = {
	/** Files at once. Vitest's own number leaves one processor out, which is half of a machine of two. */
	maxWorkers: availableParallelism(),
	/**
	 * How long is waited, in milliseconds: for a condition (`expect.poll`, the one way in which tests wait), for a test, a hook and the end of a
	 * process. Far longer than anything takes on a busy machine; what passes never waits for it.
	 */
	expect: { poll: { timeout: 60_000, interval: 20 } },
	testTimeout: 180_000,
	hookTimeout: 300_000,
	teardownTimeout: 120_000,
};

/** How the files of a workspace run that share a process, with the workspace's own setup files. */
export const sharedProcess = (...setupFiles: string[]) => ({
	isolate: false,
	setupFiles: [join(import.meta.dirname, 'shared-process.ts'), ...setupFiles],
	// One after the other: each builds upon those before it.
	sequence: { setupFiles: 'list' as const },
});
