import type { Payload } from 'payload';
import { log } from '../platform/observability/log.ts';

/** As much of PostgreSQL's pool, and of a connection of it, as is needed here. */
interface Emitter {
	on(event: string, listener: (value: unknown) => void): unknown;
	listeners(event: string): unknown[];
}

const isEmitter = (value: unknown): value is Emitter =>
	typeof value === 'object' && value !== null && 'on' in value && 'listeners' in value;

const noteLoss = (cause: unknown): void =>
	log.warn({ err: cause }, 'A connection to the database was lost');

/**
 * Keeps a lost connection to PostgreSQL from being an error that nobody handles, which ends a Node process: the pool emits one for each idle
 * connection, and a connection in use emits its own between two queries. The next query opens another. Does nothing on SQLite.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/16939; only the adapter's first connection has a listener. Tests: `test/database-away.test.ts`,
 * `test/upstream/sources.test.ts`.
 */
export function surviveLostConnections({ db }: Payload): void {
	const pool: unknown = Reflect.get(db, 'pool');
	if (!isEmitter(pool)) return;
	pool.on('error', noteLoss);
	pool.on('acquire', (connection) => {
		if (isEmitter(connection) && !connection.listeners('error').includes(noteLoss))
			connection.on('error', noteLoss);
	});
}
