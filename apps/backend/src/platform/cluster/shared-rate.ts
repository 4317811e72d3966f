import {
	type RateLimiterAbstract,
	RateLimiterMemory,
	RateLimiterPostgres,
	RateLimiterRes,
} from 'rate-limiter-flexible';
import { limits } from '../limits.ts';
import { processMemory } from '../process-memory.ts';
import { type RateName, rates } from './rates.ts';

/** The part of a pool of PostgreSQL connections that is needed here. */
interface Pool {
	query(statement: string | (Statement & { query_timeout: number })): Promise<unknown>;
}

interface Statement {
	text: string;
	values: unknown[];
}

const tableName = 'rate_limits';

const memory = processMemory('rates', () => ({
	/** The database that all backends share; null on SQLite, where the one backend counts in memory. */
	pool: null as Pool | null,
	limiters: new Map<RateName, RateLimiterAbstract>(),
}));

function createLimiter(name: RateName): RateLimiterAbstract {
	const { pool } = memory();
	const inMemory = new RateLimiterMemory({ ...rates[name], keyPrefix: name });
	if (!pool) return inMemory;
	return new RateLimiterPostgres({
		...rates[name],
		keyPrefix: name,
		storeType: 'pool',
		storeClient: {
			// Without the name of a prepared statement, which poolers between transactions do not keep.
			query: ({ text, values }: Statement) =>
				pool.query({ text, values, query_timeout: limits.database.countMs }),
		},
		tableName,
		tableCreated: true,
		// Counts while the database does not answer.
		insuranceLimiter: inMemory,
	});
}

function limiter(name: RateName): RateLimiterAbstract {
	const { limiters } = memory();
	const existing = limiters.get(name);
	if (existing) return existing;
	const newLimiter = createLimiter(name);
	limiters.set(name, newLimiter);
	return newLimiter;
}

/** Counts in a table of the database from now on, so that the limits apply to all backends together. */
export async function shareRates(pool: Pool): Promise<void> {
	// One implicit transaction, in which the lock serializes backends that start at the same time.
	await pool.query(
		`select pg_advisory_xact_lock(hashtext('${tableName}'));
		create unlogged table if not exists ${tableName} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
	);
	Object.assign(memory(), { pool, limiters: new Map() });
}

/** Counts one use. Returns 0 if it is allowed, otherwise the seconds until the next is. */
export async function consume(name: RateName, client: string): Promise<number> {
	try {
		await limiter(name).consume(client);
		return 0;
	} catch (cause) {
		if (cause instanceof RateLimiterRes) return Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
		throw cause;
	}
}

/** Undoes one use; never below zero, which would be a credit. */
export async function refund(name: RateName, client: string): Promise<void> {
	const usedPoints = (await limiter(name).get(client))?.consumedPoints ?? 0;
	if (usedPoints > 0) await limiter(name).reward(client);
}

/** Resets the uses of a client. */
export async function resetRate(name: RateName, client: string): Promise<void> {
	await limiter(name).delete(client);
}
