import { setTimeout as sleep } from 'node:timers/promises';
import { usesPostgres } from '../environment.ts';
import { limits } from '../limits.ts';

interface Pool {
	connect(): Promise<{
		query(statement: string): Promise<{ rows: Record<string, unknown>[] }>;
		release(destroy: boolean): void;
	}>;
}

/** The PostgreSQL connections of Payload's database adapter, with the methods that the caller needs. */
export function poolOf<Needed extends { connect: unknown }>(adapter: object): Needed {
	const isPool = (value: unknown): value is Needed =>
		typeof value === 'object' && value !== null && 'connect' in value;
	const pool: unknown = Reflect.get(adapter, 'pool');
	if (!isPool(pool)) throw new Error('The database adapter has no pool of connections');
	return pool;
}

const advisoryLock = 7_733_205;

/** The account of the database may not create tables; the message has the statement that permits it. */
export class MissingRightError extends Error {
	override name = 'MissingRightError';
}

const createRight = `select current_user as role, coalesce(current_schema(), 'public') as schema,
	coalesce(has_schema_privilege(current_schema(), 'create'), false) as allowed`;

/**
 * Runs migrations or the first import while no other backend on this PostgreSQL database does, so that several can start at once on an empty
 * one. SQLite has one backend. The lock ends with the process.
 *
 * @param adapter Payload's database adapter, connected
 * @throws MissingRightError if the account may not create tables, which every backend needs at least for its rate limits
 */
export async function oneAtATime<Result>(
	adapter: object,
	work: () => Promise<Result>,
): Promise<Result> {
	if (!usesPostgres) return work();
	const connection = await poolOf<Pool>(adapter).connect();
	try {
		// A transaction, because PgBouncer keeps the lock of a session after the client has left.
		await connection.query('begin; set local idle_in_transaction_session_timeout = 0');
		const lock = `select pg_try_advisory_xact_lock(${advisoryLock}) as locked`;
		// Asks again and again, because a statement that waits has a time limit.
		while ((await connection.query(lock)).rows[0]?.locked !== true)
			await sleep(limits.database.lockRetryMs);
		const [right] = (await connection.query(createRight)).rows;
		if (right?.allowed !== true)
			throw new MissingRightError(
				`the account may not create tables. As its owner: GRANT USAGE, CREATE ON SCHEMA ${right?.schema} TO "${right?.role}"`,
			);
		return await work();
	} finally {
		connection.release(true);
	}
}
