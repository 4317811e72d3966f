import { defineConfig } from 'vitest/config';
import common from './vitest.config.ts';

/** The integration tests once more, on PostgreSQL. */
export default defineConfig({
	...common,
	test: {
		...common.test,
		name: '@website/backend on PostgreSQL',
		include: ['test/**/*.test.ts'],
		// How SQLite's one writer is shared, and what its indexes are.
		exclude: [
			'test/locked-database.test.ts',
			'test/writer-connection.test.ts',
			'test/locale-indexes.test.ts',
		],
		globalSetup: ['test/postgres-server.ts'],
	},
});
