import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

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
		// Several backends share a PostgreSQL only.
		exclude: ['test/several-backends.test.ts'],
		environment: 'node',
		testTimeout: 30_000,
		hookTimeout: 60_000,
		setupFiles: ['test/environment.ts'],
		server: { deps: { external: [/node_modules/] } },
	},
});
