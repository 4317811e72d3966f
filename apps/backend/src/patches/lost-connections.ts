import type { Payload } from 'payload';
import { log } from '../platform/observability/log.ts';

/** The parts of PostgreSQL's pool and its connections that are used here. */
interface Emitter {
	on(event: string, listener: (value: unknown) => void): unknown;
	listeners(event: string): unknown[];
}

const isEmitter = (value: unknown): value is Emitter =>
	typeof value === 'object' && value !== null && 'on' in value && 'listeners' in value;

const logLoss = (cause: unknown): void =>
	log.warn({ err: cause }, 'A connection to the database was lost');

/**
 * Handles errors of lost connections to PostgreSQL, which would otherwise end the Node process: the pool emits an error for each idle
 * connection, and a connection in use emits one between two queries. The next query opens a new connection. Does nothing on SQLite.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/16939; only the adapter's first connection has a listener.
 * Tests: `test/database-outage.test.ts`, `test/upstream/sources.test.ts`.
 */
export function handleLostConnections({ db }: Payload): void {
	const pool: unknown = Reflect.get(db, 'pool');
	if (!isEmitter(pool)) return;
	pool.on('error', logLoss);
	pool.on('acquire', (connection) => {
		if (isEmitter(connection) && !connection.listeners('error').includes(logLoss))
			connection.on('error', logLoss);
	});
}
