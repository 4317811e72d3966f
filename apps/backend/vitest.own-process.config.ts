import { excluded } from '../../scripts/tests/every-workspace.ts';
import common, { inOwnProcess } from './vitest.config.ts';

/** The test files that run in their own process. */
export default {
	...common,
	test: {
		...common.test,
		name: '@website/backend in own processes',
		include: inOwnProcess,
		exclude: excluded,
		isolate: true,
		setupFiles: ['test/environment.ts'],
	},
};
