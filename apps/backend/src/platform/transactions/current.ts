import { AsyncLocalStorage } from 'node:async_hooks';
import { processMemory } from '../process-memory.ts';
import { Transaction } from './transaction.ts';

const memory = processMemory('transactions', () => ({
	current: new AsyncLocalStorage<Transaction>(),
	open: new Map<number | string, Transaction>(),
}));
const { current, open } = memory();

/** The innermost transaction that the calling code holds open. Waiting for its end here would be a deadlock. */
export function heldTransaction(): Transaction | null {
	let transaction = current.getStore() ?? null;
	while (transaction && transaction.state !== 'open') transaction = transaction.outer;
	return transaction;
}

/** The transaction that the calling code began last, in any state. */
export const lastTransaction = (): Transaction | null => current.getStore() ?? null;

/** A new transaction that the calling code holds from now on, inside the one that it already holds, if any. */
export function enterTransaction(): Transaction {
	const transaction = new Transaction(heldTransaction());
	current.enterWith(transaction);
	return transaction;
}

/** Runs `work` with a new transaction that only `work` holds. */
export function withTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
	const transaction = new Transaction(heldTransaction());
	return current.run(transaction, () => work(transaction));
}

/** Open transactions by the id in Payload's requests. */
export const transactionsById = {
	get: (id: unknown): Transaction | undefined =>
		typeof id === 'string' || typeof id === 'number' ? open.get(id) : undefined,
	add: (transaction: Transaction) => open.set(transaction.id, transaction),
	remove: ({ id }: Transaction) => open.delete(id),
};
