import type { Payload } from 'payload';
import { log } from '../observability/log.ts';
import { enterTransaction, lastTransaction, transactionsById } from './current.ts';
import { busyOr } from './refused.ts';
import type { Queries, Transaction } from './transaction.ts';

const never = async () => undefined;

/** Begins a transaction and makes it known to Payload's adapter. Who waited for the database in vain is told so in words (503). */
export async function beginFor(
	{ db }: Payload,
	database: Queries,
	transaction: Transaction,
	options: unknown,
): Promise<void> {
	try {
		await transaction.begin(database, options, () => abandon(db, transaction));
	} catch (cause) {
		throw busyOr(cause);
	}
	transactionsById.add(transaction);
	const session = { db: undefined, resolve: never, reject: never };
	Object.defineProperty(session, 'db', { get: () => transaction.queries });
	db.sessions ??= {};
	db.sessions[transaction.id] = session;
}

/** Ends a transaction in the adapter's books first, so that nothing else is sent to it. */
export function forgetFor({ sessions }: Payload['db'], transaction: Transaction): void {
	delete sessions?.[transaction.id];
	transactionsById.remove(transaction);
}

function abandon(db: Payload['db'], transaction: Transaction): void {
	log.error({ transaction: transaction.id }, 'A transaction was left open; it is rolled back');
	forgetFor(db, transaction);
	transaction
		.rollback()
		.catch((cause: unknown) =>
			log.error({ err: cause }, 'An open transaction was not rolled back'),
		);
}

/**
 * Puts transactions of this program's own in the place of the adapter's three functions: one that the calling code begins while it holds
 * another is part of that other, and a commit which stores nothing is an error. Upstream the one begun inside is refused, and the
 * commit reports success; `test/upstream/payload.test.ts` ("one that is begun while another is held", "a commit that stores nothing").
 *
 * @param database where outermost transactions begin
 */
export function replaceTransactions(payload: Payload, database: Queries): void {
	const { db } = payload;
	db.beginTransaction = async (options) => {
		// Before the first await: what is entered here holds for the calling operation, too.
		const transaction = enterTransaction();
		await beginFor(payload, database, transaction, options ?? db.transactionOptions);
		return transaction.id;
	};
	db.commitTransaction = async (transactionId) => {
		const id = await transactionId;
		const transaction = transactionsById.get(id);
		if (transaction) {
			forgetFor(db, transaction);
			await transaction.commit();
		} else if (lastTransaction()?.state === 'rolled back') {
			throw new Error('The transaction was rolled back before its end');
		}
	};
	db.rollbackTransaction = async (transactionId) => {
		const transaction = transactionsById.get(await transactionId);
		if (!transaction) return;
		forgetFor(db, transaction);
		await transaction.rollback();
	};
}
