import type { Payload } from 'payload';
import { log } from '../observability/log.ts';
import { enterTransaction, lastTransaction, transactionsById } from './current.ts';
import { toBusyError } from './database-busy.ts';
import type { Queries, Transaction } from './transaction.ts';

const noop = async () => undefined;

/** Begins a transaction and registers it with Payload's adapter. Throws a 503 if waiting for the database times out. */
export async function beginRegisteredTransaction(
	{ db }: Payload,
	database: Queries,
	transaction: Transaction,
	options: unknown,
): Promise<void> {
	try {
		await transaction.begin(database, options, () => abandon(db, transaction));
	} catch (cause) {
		throw toBusyError(cause);
	}
	transactionsById.add(transaction);
	const session = { db: undefined, resolve: noop, reject: noop };
	Object.defineProperty(session, 'db', { get: () => transaction.queries });
	db.sessions ??= {};
	db.sessions[transaction.id] = session;
}

/** Unregisters a transaction from the adapter before it ends, so that it gets no further statements. */
export function unregister({ sessions }: Payload['db'], transaction: Transaction): void {
	delete sessions?.[transaction.id];
	transactionsById.remove(transaction);
}

function abandon(db: Payload['db'], transaction: Transaction): void {
	log.error({ transaction: transaction.id }, 'A transaction was left open; it is rolled back');
	unregister(db, transaction);
	transaction
		.rollback()
		.catch((cause: unknown) =>
			log.error({ err: cause }, 'An open transaction was not rolled back'),
		);
}

/**
 * Replaces the adapter's three functions for transactions: a transaction that the calling code begins while it holds another is part of
 * that one, and a commit that stores nothing is an error. Upstream, the inner one is refused, and the commit reports success:
 * `test/upstream/payload.test.ts` ("a transaction that begins during another one is refused instead of joining it", "a failed commit is not
 * reported as an error").
 *
 * @param database the database of outermost transactions
 */
export function replaceTransactions(payload: Payload, database: Queries): void {
	const { db } = payload;
	db.beginTransaction = async (options) => {
		// Must run before the first await, so that the transaction is also current for the calling operation.
		const transaction = enterTransaction();
		await beginRegisteredTransaction(
			payload,
			database,
			transaction,
			options ?? db.transactionOptions,
		);
		return transaction.id;
	};
	db.commitTransaction = async (transactionId) => {
		const id = await transactionId;
		const transaction = transactionsById.get(id);
		if (transaction) {
			unregister(db, transaction);
			await transaction.commit();
		} else if (lastTransaction()?.state === 'rolled back') {
			throw new Error('The transaction was rolled back before its end');
		}
	};
	db.rollbackTransaction = async (transactionId) => {
		const transaction = transactionsById.get(await transactionId);
		if (!transaction) return;
		unregister(db, transaction);
		await transaction.rollback();
	};
}
