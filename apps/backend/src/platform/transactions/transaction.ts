import { randomUUID } from 'node:crypto';
import { limits } from '../limits.ts';
import { Turns } from './turns.ts';

/** A Drizzle database, or a transaction on it, as far as it is needed here. A transaction begins another as a savepoint. */
export interface Queries {
	transaction(work: (inner: Queries) => Promise<void>, options?: unknown): Promise<void>;
	/** PostgreSQL only. */
	execute?(query: string): PromiseLike<unknown>;
}

/** True for what `transaction` can be called on. */
export const isQueries = (value: unknown): value is Queries =>
	typeof value === 'object' && value !== null && 'transaction' in value;

const tooLong = () => new Error('A transaction inside this one did not end');

/**
 * One transaction of the database. Begun inside another it is a savepoint of that one: what it wrote can be taken back alone, and is
 * committed with the outer one. Savepoints of one transaction take turns, as the database keeps them on a stack.
 */
export class Transaction {
	readonly id = randomUUID();
	readonly outer: Transaction | null;
	state: 'opening' | 'open' | 'committed' | 'rolled back' = 'opening';
	#queries: Queries | null = null;
	#done: Promise<void> = Promise.resolve();
	#idle: NodeJS.Timeout | undefined;
	readonly #beforeCommit: ((queries: Queries) => Promise<void>)[] = [];
	readonly #afterCommit: (() => void)[] = [];
	readonly #verdict = Promise.withResolvers<void>();
	readonly #inner = new Turns();

	constructor(outer: Transaction | null) {
		this.outer = outer;
	}

	/**
	 * Begins; rejects with the database's error when it cannot.
	 *
	 * @param database where an outermost transaction begins
	 * @param onAbandoned called when no statement came for `limits.database.abandonedMs`
	 */
	async begin(database: Queries, options: unknown, onAbandoned: () => void): Promise<void> {
		const inner = this.outer ? this.outer.#inner : new Turns();
		const endTurn = await inner.take(limits.database.turnMs, tooLong);
		const begun = Promise.withResolvers<Queries>();
		const host = this.outer?.queries ?? database;
		this.#done = host.transaction(async (queries) => {
			begun.resolve(queries);
			await this.#verdict.promise;
			if (!this.outer) for (const action of this.#beforeCommit) await action(queries);
			// PostgreSQL commits nothing after a failed statement, and answers a COMMIT without an error.
			await queries.execute?.('select 1');
		}, options);
		this.#done.catch(begun.reject).finally(endTurn);
		this.#queries = await begun.promise;
		this.state = 'open';
		this.#idle = setTimeout(onAbandoned, limits.database.abandonedMs).unref();
	}

	/** Where this transaction's statements are sent. */
	get queries(): Queries {
		if (!this.#queries) throw new Error('The transaction has not begun');
		this.#used();
		return this.#queries;
	}

	#used(): void {
		this.#idle?.refresh();
		if (this.outer) this.outer.#used();
	}

	/** Runs an action as the last of the outermost transaction, in it; when it rejects, nothing is committed. */
	beforeCommit(action: (queries: Queries) => Promise<void>): void {
		this.#beforeCommit.push(action);
	}

	/** Runs an action once the outermost transaction is committed; never when it, or this one, is rolled back. */
	afterCommit(action: () => void): void {
		this.#afterCommit.push(action);
	}

	/** Commits; rejects with the database's error when nothing was stored. Waits for the transactions begun inside. */
	async commit(): Promise<void> {
		this.#end('committed');
		try {
			const endTurn = await this.#inner.take(limits.database.turnMs, tooLong);
			this.#verdict.resolve();
			await this.#done.finally(endTurn);
		} catch (cause) {
			this.state = 'rolled back';
			this.#verdict.reject(cause);
			throw new Error('The transaction was not committed', { cause });
		}
		if (!this.outer) {
			for (const action of this.#afterCommit) action();
			return;
		}
		this.outer.#beforeCommit.push(...this.#beforeCommit);
		this.outer.#afterCommit.push(...this.#afterCommit);
	}

	/** Takes back what was written, once those begun inside have ended; rejects with the database's error. */
	async rollback(): Promise<void> {
		this.#end('rolled back');
		const endTurn = await this.#inner.take(limits.database.turnMs, tooLong).catch(() => null);
		const reason = new Error('Rolled back');
		this.#verdict.reject(reason);
		await this.#done
			.catch((cause: unknown) => {
				if (cause !== reason) throw cause;
			})
			.finally(endTurn);
	}

	#end(state: 'committed' | 'rolled back'): void {
		this.state = state;
		clearTimeout(this.#idle);
	}
}
