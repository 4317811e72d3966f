import { defineConfig } from 'vitest/config';
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
			'address-book',
			'concurrent-changes',
			'country-order',
			'database-outage',
			'drafts-and-roles',
			'migrations',
			'mixed-writes',
			'operations',
			'outdated-saves',
			'price-lists',
			'price-query',
			'publishing',
			'publishing-model',
			'restore',
			'schedule',
			'search',
			'seed',
			'several-backends',
			'sign-ins',
			'http/query-limits',
			'titles',
			'translation-states',
			'webhook',
		].map((name) => `test/${name}.test.ts`),
		// Includes the tests that the main project excludes.
		exclude: [],
		globalSetup: ['test/postgres-server.ts'],
	},
});
