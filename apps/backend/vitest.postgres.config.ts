import { defineConfig } from 'vitest/config';
import { excluded } from '../../scripts/tests/every-workspace.ts';
import { onPostgres } from './test/on-postgres.ts';
import common from './vitest.config.ts';

/** Runs the integration tests that depend on the database again, on PostgreSQL. */
export default defineConfig({
	...common,
	test: {
		...common.test,
		name: '@website/backend on PostgreSQL',
		include: onPostgres.map((name) => `test/${name}.test.ts`),
		// Includes the tests that the main project excludes.
		exclude: excluded,
		globalSetup: ['test/postgres-server.ts'],
	},
});
