import { defineConfig } from 'vitest/config';
import common from './vitest.config.ts';

/**
 * The integration tests whose outcome depends on the database, once more on PostgreSQL: schema and import, what queries find and
 * in which order, values a database refuses, a database that is away, transactions, jobs, sessions, and what several backends tell each other.
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
		// What the other project leaves to this one.
		exclude: [],
		globalSetup: ['test/postgres-server.ts'],
	},
});
