import type { TestProject } from 'vitest/node';
import { startPostgresServer } from '../../../scripts/starter/system/postgres-server.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** The folder of the PostgreSQL server's socket, only in the project that runs on PostgreSQL. */
		postgresSocket?: string;
	}
}

/** Starts one PostgreSQL server for the test run. Returns a function that stops it. */
export default async function providePostgres(project: TestProject) {
	const server = await startPostgresServer();
	project.provide('postgresSocket', server.socket);
	return server.stop;
}
