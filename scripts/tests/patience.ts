/**
 * How long Vitest waits in every workspace: for a condition (`expect.poll`, the one way in which tests wait), for a test and for a hook.
 * Far longer than anything takes on a busy machine; what passes never waits for it.
 */
export const patience = {
	expect: { poll: { timeout: 60_000, interval: 20 } },
	testTimeout: 180_000,
	hookTimeout: 300_000,
};
