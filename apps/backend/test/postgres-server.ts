import type { TestProject } from 'vitest/node';
import { startPostgresServer } from '../../../scripts/starter/system/postgres-server.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Folder of the PostgreSQL server's socket; only in the project that runs on PostgreSQL. */
		postgresSocket?: string;
	}
}

/** One PostgreSQL server for the test run; the returned function ends it. */
export default async function providePostgres(project: TestProject) {
	const server = await startPostgresServer();
	project.provide('postgresSocket', server.socket);
	return server.stop;
}
