import { defineConfig } from 'vitest/config';
import common from './vitest.config.ts';

/** The integration tests once more, on PostgreSQL. */
export default defineConfig({
	...common,
	test: {
		...common.test,
		name: '@website/backend on PostgreSQL',
		include: ['test/**/*.test.ts'],
		// Is about SQLite's single writer.
		exclude: ['test/locked-database.test.ts'],
		globalSetup: ['test/postgres-server.ts'],
	},
});
