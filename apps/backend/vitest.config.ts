import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { everyWorkspace, excluded, sharedProcess } from '../../scripts/tests/every-workspace.ts';
import { filesInOwnProcess } from '../../scripts/tests/own-process.ts';
import { onPostgresOnly } from './test/on-postgres.ts';

const testFiles = ['src/**/*.test.ts', 'test/**/*.test.ts'];

/** The test files that run in their own process. */
export const inOwnProcess = filesInOwnProcess(import.meta.dirname, testFiles);

export default defineConfig({
	// Uses one copy of graphql: the one that Node loads for external packages.
	resolve: {
		alias: {
			graphql: createRequire(import.meta.url).resolve('graphql'),
			'@payload-config': `${import.meta.dirname}/src/payload.config.ts`,
		},
	},
	test: {
		...everyWorkspace,
		include: testFiles,
		exclude: [
			...excluded,
			...onPostgresOnly.map((name) => `test/${name}.test.ts`),
			...inOwnProcess,
		],
		environment: 'node',
		...sharedProcess('test/shared-process.ts', 'test/environment.ts'),
		server: { deps: { external: [/node_modules/] } },
	},
});
