import { AsyncLocalStorage } from 'node:async_hooks';
import type { Payload } from 'payload';

interface Outcome {
	failure?: unknown;
	hasFailed: boolean;
}

/**
 * Makes a commit that fails an error. Payload's adapters swallow it, and the editor would be told that a document is
 * saved which is not.
 */
export function reportFailedCommits({ db }: Payload): void {
	const current = new AsyncLocalStorage<Outcome>();
	const outcomes = new Map<unknown, Outcome>();

	const run: unknown = Reflect.get(db.drizzle, 'transaction');
	if (typeof run !== 'function') throw new Error('The database adapter has no transactions');
	Reflect.set(db.drizzle, 'transaction', async (...work: unknown[]) => {
		const outcome = current.getStore();
		try {
			return await Reflect.apply(run, db.drizzle, work);
		} catch (failure) {
			if (outcome) Object.assign(outcome, { failure, hasFailed: true });
			throw failure;
		}
	});

	const begin = db.beginTransaction.bind(db);
	db.beginTransaction = async (options) => {
		const outcome: Outcome = { hasFailed: false };
		const id = await current.run(outcome, () => begin(options));
		outcomes.set(id, outcome);
		return id;
	};
	const commit = db.commitTransaction.bind(db);
	db.commitTransaction = async (transaction) => {
		const id = await transaction;
		const outcome = outcomes.get(id);
		outcomes.delete(id);
		await commit(id);
		if (outcome?.hasFailed)
			throw new Error('The transaction was not committed', { cause: outcome.failure });
	};
	const rollback = db.rollbackTransaction.bind(db);
	db.rollbackTransaction = async (transaction) => {
		outcomes.delete(await transaction);
		await rollback(transaction);
	};
}
