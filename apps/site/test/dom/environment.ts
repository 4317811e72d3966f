import type { Environment } from 'vitest/runtime';

/** The environment of test files with a DOM, which share a process. `own-window.ts` opens a window for each of them. */
export default {
	name: 'dom',
	viteEnvironment: 'client',
	setup: () => ({ teardown() {} }),
} satisfies Environment;
