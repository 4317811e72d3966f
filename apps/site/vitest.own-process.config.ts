import common, { inOwnProcess } from './vitest.config.ts';

/** The test files that run in a process of their own. */
export default {
	...common,
	test: {
		...common.test,
		name: '@website/site in own processes',
		include: inOwnProcess,
		exclude: [],
		isolate: true,
		setupFiles: ['test/long-timeouts.ts'],
	},
};
