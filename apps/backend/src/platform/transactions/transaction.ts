import { randomUUID } from 'node:crypto';
import { limits } from '../limits.ts';
import { Semaphore } from './semaphore.ts';

/** The parts of a Drizzle database or transaction that are used here. A transaction begins an inner one as a savepoint. */
export interface Queries {
	transaction(work: (inner: Queries) => Promise<void>, options?: unknown): Promise<void>;
	/** PostgreSQL only. */
	execute?(query: string): PromiseLike<unknown>;
}

/** True for an object with a `transaction` method. */
export const isQueries = (value: unknown): value is Queries =>
	typeof value === 'object' && value !== null && 'transaction' in value;

const timeoutError = () => new Error('A transaction inside this one did not end');

/**
 * A transaction of the database. Inside another transaction it is a savepoint: its writes can be rolled back alone, and are committed with
 * the outer one. Savepoints of one transaction run one after the other, as the database keeps them on a stack.
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
	readonly #outcome = Promise.withResolvers<void>();
	readonly #inner = new Semaphore();

	constructor(outer: Transaction | null) {
		this.outer = outer;
	}

	/**
	 * Begins the transaction; rejects with the database's error.
	 *
	 * @param database the database of an outermost transaction
	 * @param onAbandoned called after `limits.database.abandonedMs` without a statement
	 */
	async begin(database: Queries, options: unknown, onAbandoned: () => void): Promise<void> {
		const inner = this.outer ? this.outer.#inner : new Semaphore();
		const release = await inner.acquire(limits.database.queueMs, timeoutError);
		const opening = Promise.withResolvers<Queries>();
		const parent = this.outer?.queries ?? database;
		this.#done = parent.transaction(async (queries) => {
			opening.resolve(queries);
			await this.#outcome.promise;
			if (!this.outer) for (const action of this.#beforeCommit) await action(queries);
			// After a failed statement, PostgreSQL commits nothing, but the COMMIT does not fail.
			await queries.execute?.('select 1');
		}, options);
		this.#done.catch(opening.reject).finally(release);
		this.#queries = await opening.promise;
		this.state = 'open';
		this.#idle = setTimeout(onAbandoned, limits.database.abandonedMs).unref();
	}

	/** Runs statements in this transaction. */
	get queries(): Queries {
		if (!this.#queries) throw new Error('The transaction has not begun');
		this.#touch();
		return this.#queries;
	}

	#touch(): void {
		this.#idle?.refresh();
		if (this.outer) this.outer.#touch();
	}

	/** Runs an action at the end of the outermost transaction, inside it; if the action rejects, nothing is committed. */
	beforeCommit(action: (queries: Queries) => Promise<void>): void {
		this.#beforeCommit.push(action);
	}

	/** Runs an action after the commit of the outermost transaction; never if it or this one is rolled back. */
	afterCommit(action: () => void): void {
		this.#afterCommit.push(action);
	}

	/** Commits after the inner transactions have ended; rejects with the database's error if nothing was stored. */
	async commit(): Promise<void> {
		this.#end('committed');
		try {
			const release = await this.#inner.acquire(limits.database.queueMs, timeoutError);
			this.#outcome.resolve();
			await this.#done.finally(release);
		} catch (cause) {
			this.state = 'rolled back';
			this.#outcome.reject(cause);
			throw new Error('The transaction was not committed', { cause });
		}
		if (!this.outer) {
			for (const action of this.#afterCommit) action();
			return;
		}
		this.outer.#beforeCommit.push(...this.#beforeCommit);
		this.outer.#afterCommit.push(...this.#afterCommit);
	}

	/** Rolls back after the inner transactions have ended; rejects with the database's error. */
	async rollback(): Promise<void> {
		this.#end('rolled back');
		const release = await this.#inner
			.acquire(limits.database.queueMs, timeoutError)
			.catch(() => null);
		const reason = new Error('Rolled back');
		this.#outcome.reject(reason);
		await this.#done
			.catch((cause: unknown) => {
				if (cause !== reason) throw cause;
			})
			.finally(release);
	}

	#end(state: 'committed' | 'rolled back'): void {
		this.state = state;
		clearTimeout(this.#idle);
	}
}
