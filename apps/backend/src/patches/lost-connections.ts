import type { Payload } from 'payload';
import { responseMs } from '../platform/database/postgres-pool.ts';
import { log } from '../platform/observability/log.ts';

/** The parts of PostgreSQL's pool that are used here. */
interface Pool {
	on(event: 'error' | 'acquire', listener: (value: unknown) => void): unknown;
}

const isPool = (value: unknown): value is Pool =>
	typeof value === 'object' && value !== null && 'on' in value;

/** A connection of the pool, with its socket. */
interface Connection {
	on(event: 'error', listener: (cause: unknown) => void): unknown;
	query(...args: unknown[]): unknown;
	connectionParameters: object;
	connection: { stream: { destroy(cause: Error): void } };
}

const isConnection = (value: unknown): value is Connection =>
	typeof value === 'object' && value !== null && 'connectionParameters' in value;

const logLoss = (cause: unknown): void =>
	log.warn({ err: cause }, 'A connection to the database was lost');

const ignore = (): void => {};

/** After a time-out, and after a failover (25006), whose former primary is read-only: a new connection reaches the new one. */
const isUseless = (cause: Error): boolean =>
	cause.message === 'Query read timeout' || Reflect.get(cause, 'code') === '25006';

/**
 * Sends the statements of a connection one after the other: Payload runs the hooks and checks of fields at once, in one transaction, which
 * pg 9 will reject. Closes a connection that has not responded to a statement in time. pg only rejects the statement and leaves it running,
 * so a rollback would wait behind it, and the pool would lend the connection again.
 */
function guardStatements(client: Connection): void {
	Object.defineProperty(client.connectionParameters, 'query_timeout', { get: responseMs });
	const query = client.query.bind(client);
	let previous: Promise<unknown> = Promise.resolve();
	client.query = (...args) => {
		// `pool.query` passes a callback, and has the connection for this one statement.
		if (typeof args.at(-1) === 'function') return query(...args);
		const result = previous
			.then(() => query(...args))
			.catch((cause: unknown) => {
				if (cause instanceof Error && isUseless(cause)) client.connection.stream.destroy(cause);
				throw cause;
			});
		previous = result.catch(ignore);
		return result;
	};
}

/**
 * Handles lost connections to PostgreSQL, which would otherwise end the Node process: the pool emits an error for each idle connection, and
 * a connection in use emits one between two queries. The next query opens a new connection. Does nothing on SQLite.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/16939; only the adapter's first connection has a listener.
 * Tests: `lost-connections.test.ts`, `test/database-outage.everything.test.ts`, `test/upstream/sources.test.ts`.
 */
export function handleLostConnections({ db }: Pick<Payload, 'db'>): void {
	const pool: unknown = Reflect.get(db, 'pool');
	if (!isPool(pool)) return;
	const handled = new WeakSet<Connection>();
	pool.on('error', logLoss);
	pool.on('acquire', (client) => {
		if (!isConnection(client) || handled.has(client)) return;
		handled.add(client);
		client.on('error', logLoss);
		guardStatements(client);
	});
}
