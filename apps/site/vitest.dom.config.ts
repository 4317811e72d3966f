import { excluded, sharedProcess } from '../../scripts/tests/every-workspace.ts';
import common, { withDom } from './vitest.config.ts';

/** The configuration for test files with a DOM. They share a process, but each has its own window. */
export default {
	...common,
	test: {
		...common.test,
		name: '@website/site with a DOM',
		include: withDom,
		exclude: excluded,
		...sharedProcess('test/dom/own-window.ts', 'test/shared-process.ts', 'test/long-timeouts.ts'),
	},
};
