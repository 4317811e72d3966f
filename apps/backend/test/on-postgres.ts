import { isEverything } from '../../../scripts/tests/everything.ts';

/** Names of the test files that need PostgreSQL: on SQLite there are neither several backends nor outages. */
export const onPostgresOnly = [
	'several-backends.everything',
	'first-start',
	'database-outage.everything',
	'move',
];

/**
 * Names of the test files that run on PostgreSQL: schema and import, results of queries and their order, rejected values, transactions,
 * jobs. With `npm test -- everything` also sessions, limits, outages, and messages between several backends.
 */
export const onPostgres = [
	...onPostgresOnly,
	'concurrent-changes',
	'countries',
	'migrations',
	'mixed-writes',
	'operations',
	'price-query',
	'publishing-model',
	'restore',
	'search',
	'seed',
	...(isEverything
		? [
				'form-webhooks',
				'outdated-saves',
				'price-lists',
				'sign-ins',
				'http/query-limits',
				'translation-states',
			]
		: []),
];
