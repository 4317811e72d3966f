import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { everyWorkspace } from '../../scripts/tests/every-workspace.ts';

export default defineConfig({
	// One copy of graphql: the one Node itself loads for the packages outside this program.
	resolve: {
		alias: {
			graphql: createRequire(import.meta.url).resolve('graphql'),
			'@payload-config': `${import.meta.dirname}/src/payload.config.ts`,
		},
	},
	test: {
		include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
		// Several backends share a PostgreSQL only, and no SQLite file is away.
		exclude: ['test/several-backends.test.ts', 'test/database-away.test.ts'],
		environment: 'node',
		...everyWorkspace,
		setupFiles: ['test/environment.ts'],
		server: { deps: { external: [/node_modules/] } },
	},
});
