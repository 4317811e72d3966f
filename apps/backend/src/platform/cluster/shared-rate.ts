import {
	type IRateLimiterOptions,
	type RateLimiterAbstract,
	RateLimiterMemory,
	RateLimiterPostgres,
	RateLimiterRes,
} from 'rate-limiter-flexible';
import { limits } from '../limits.ts';
import { processMemory } from '../process-memory.ts';

const { clients, forms, links, prices, signIn } = limits;

/** `points` in a window of `duration` seconds. */
type Rate = Required<Pick<IRateLimiterOptions, 'points' | 'duration'>>;

const perMinute = (points: number): Rate => ({ points, duration: 60 });
const perHour = (points: number): Rate => ({ points, duration: 60 * 60 });
const guesses = (points: number): Rate => ({ points, duration: signIn.windowSeconds });
const mails = (points: number): Rate => ({ points, duration: links.windowSeconds });

/** All rates. Backends on one PostgreSQL count them together. */
const rates = {
	priceToken: { points: prices.ratePerToken, duration: prices.rateSeconds },
	signInsOfClient: perMinute(clients.perMinute.signIns),
	resetsOfClient: perMinute(clients.perMinute.resets),
	contentOfClient: perMinute(clients.perMinute.content),
	pricesOfClient: perMinute(clients.perMinute.prices),
	guessesOfClientAtAccount: guesses(signIn.perClientAndAccount),
	guessesOfClient: guesses(signIn.perClient),
	guessesAtAccount: { points: signIn.perAccount, duration: signIn.accountWindowSeconds },
	guessesOfSession: guesses(signIn.perSession),
	guessesOfSetup: guesses(signIn.perSetup),
	mailsOfClient: mails(links.perClient),
	mailsToAccount: mails(links.perAccount),
	formMailsOfNetwork: perHour(forms.mails.perNetwork),
	formMails: perHour(forms.mails.total),
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;

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
