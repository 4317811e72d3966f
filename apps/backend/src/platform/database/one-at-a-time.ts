import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteFile, usesPostgres } from '../environment.ts';
import { limits } from '../limits.ts';

interface Pool {
	connect(): Promise<{
		query(statement: string): Promise<{ rows: { locked?: unknown }[] }>;
		release(destroy: boolean): void;
	}>;
}

const isPool = (value: unknown): value is Pool =>
	typeof value === 'object' && value !== null && 'connect' in value;

const advisoryLock = 7_733_205;

/**
 * Runs migrations or the first import while no other backend on this database does, so that several can start at once on an empty one.
 * The lock ends with the process.
 *
 * @param adapter Payload's database adapter, connected
 */
export async function oneAtATime<Result>(
	adapter: object,
	work: () => Promise<Result>,
): Promise<Result> {
	const unlock = await (usesPostgres ? lockServer(adapter) : lockFile());
	try {
		return await work();
	} finally {
		unlock();
	}
}

async function lockServer(adapter: object): Promise<() => void> {
	const pool: unknown = Reflect.get(adapter, 'pool');
	if (!isPool(pool)) throw new Error('The database adapter has no pool of connections');
	const connection = await pool.connect();
	try {
		// A transaction, because PgBouncer keeps the lock of a session after the client has left.
		await connection.query('begin; set local idle_in_transaction_session_timeout = 0');
		// Asks again and again, because a statement that waits has a time limit.
		await retryUntil(async () => {
			const { rows } = await connection.query(
				`select pg_try_advisory_xact_lock(${advisoryLock}) as locked`,
			);
			return rows[0]?.locked === true;
		});
	} catch (cause) {
		connection.release(true);
		throw cause;
	}
	return () => connection.release(true);
}

/** Locks an empty database beside the SQLite file, since the lock of the file itself would stop the work too. */
async function lockFile(): Promise<() => void> {
	if (sqliteFile === null) return () => undefined;
	const database = new DatabaseSync(`${sqliteFile}-start`, { timeout: 0 });
	await retryUntil(async () => {
		try {
			database.exec('begin exclusive');
			return true;
		} catch (cause) {
			if (cause instanceof Error && /database is locked/.test(cause.message)) return false;
			throw cause;
		}
	});
	return () => database.close();
}

async function retryUntil(succeeds: () => Promise<boolean>): Promise<void> {
	while (!(await succeeds())) await sleep(limits.database.lockRetryMs);
}
