import { availableParallelism } from 'node:os';

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
