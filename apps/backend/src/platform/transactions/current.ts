import { AsyncLocalStorage } from 'node:async_hooks';
import { processMemory } from '../process-memory.ts';
import { Transaction } from './transaction.ts';

const memory = processMemory('transactions', () => ({
	current: new AsyncLocalStorage<Transaction>(),
	open: new Map<number | string, Transaction>(),
}));
const { current, open } = memory();

/** The innermost transaction which the calling code holds open: it waits for the caller, so the caller must not wait for it. */
export function heldTransaction(): Transaction | null {
	let transaction = current.getStore() ?? null;
	while (transaction && transaction.state !== 'open') transaction = transaction.outer;
	return transaction;
}

/** The transaction begun last by the calling code, whatever became of it. */
export const lastTransaction = (): Transaction | null => current.getStore() ?? null;

/** A new transaction that the calling code holds from here on; inside the one it holds already, if any. */
export function enterTransaction(): Transaction {
	const transaction = new Transaction(heldTransaction());
	current.enterWith(transaction);
	return transaction;
}

/** Runs `work` with a new transaction held by nobody but `work`. */
export function withTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
	const transaction = new Transaction(heldTransaction());
	return current.run(transaction, () => work(transaction));
}

/** Transactions by the id that Payload carries in its requests. */
export const transactionsById = {
	get: (id: unknown): Transaction | undefined =>
		typeof id === 'string' || typeof id === 'number' ? open.get(id) : undefined,
	add: (transaction: Transaction) => open.set(transaction.id, transaction),
	remove: ({ id }: Transaction) => open.delete(id),
};
