import { defineConfig } from 'vitest/config';
import { excluded } from '../../scripts/tests/every-workspace.ts';
import common from './vitest.config.ts';

/**
 * Runs the integration tests that depend on the database again on PostgreSQL: schema and import, results of queries and their order,
 * rejected values, outages, transactions, jobs, sessions, and messages between several backends.
 */
export default defineConfig({
	...common,
	test: {
		...common.test,
		name: '@website/backend on PostgreSQL',
		include: [
			'concurrent-changes',
			'country-order',
			'database-outage',
			'first-start',
			'migrations',
			'mixed-writes',
			'move',
			'operations',
			'outdated-saves',
			'price-lists',
			'price-query',
			'publishing-model',
			'restore',
			'search',
			'seed',
			'several-backends',
			'sign-ins',
			'http/query-limits',
			'translation-states',
		].map((name) => `test/${name}.test.ts`),
		// Includes the tests that the main project excludes.
		exclude: excluded,
		globalSetup: ['test/postgres-server.ts'],
	},
});
