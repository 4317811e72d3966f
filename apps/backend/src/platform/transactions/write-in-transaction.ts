import { isolateObjectProperty, type Payload } from 'payload';
import { heldTransaction, transactionsById, withTransaction } from './current.ts';
import { beginRegisteredTransaction, unregister } from './payload-transactions.ts';
import type { Queries, Transaction } from './transaction.ts';

/** Every function of a Payload adapter that changes documents. */
const writes = [
	'create',
	'createGlobal',
	'createGlobalVersion',
	'createVersion',
	'deleteMany',
	'deleteOne',
	'deleteVersions',
	'updateGlobal',
	'updateGlobalVersion',
	'updateJobs',
	'updateMany',
	'updateOne',
	'updateVersion',
	'upsert',
] as const satisfies (keyof Payload['db'])[];

interface Call {
	req?: { transactionID?: unknown };
}

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null;

/** A copy of the call with the id of a transaction. */
const withTransactionId = (call: Call, id: string): Call => {
	const req = isolateObjectProperty(call.req ?? { transactionID: undefined }, 'transactionID');
	req.transactionID = id;
	return { ...call, req };
};

function inOwnTransaction<T>(
	payload: Payload,
	database: Queries,
	work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
	return withTransaction(async (transaction) => {
		await beginRegisteredTransaction(payload, database, transaction, payload.db.transactionOptions);
		try {
			const result = await work(transaction);
			unregister(payload.db, transaction);
			await transaction.commit();
			return result;
		} catch (cause) {
			unregister(payload.db, transaction);
			if (transaction.state === 'open') await transaction.rollback();
			throw cause;
		}
	});
}

/**
 * Runs every write in a transaction: that of its request; otherwise the one that the calling code holds open, because waiting for it would
 * be a deadlock; otherwise a new one, so that a write of several statements is stored as a whole or not at all. Upstream, it may be stored
 * in part: `test/upstream/payload.test.ts` ("a write outside of a transaction").
 */
export function writeInTransactions(payload: Payload, database: Queries): void {
	const { db } = payload;
	for (const name of writes) {
		const write: unknown = db[name];
		if (typeof write !== 'function') throw new Error(`The database adapter has no ${name}`);
		const call = (args: Call): Promise<unknown> => Reflect.apply(write, db, [args]);
		Reflect.set(db, name, async (args: unknown) => {
			if (!isCall(args))
				throw new Error(`The database adapter's ${name} was called without arguments`);
			if (transactionsById.get(await args.req?.transactionID)) return call(args);
			const outer = heldTransaction();
			if (outer) return call(withTransactionId(args, outer.id));
			return inOwnTransaction(payload, database, ({ id }) => call(withTransactionId(args, id)));
		});
	}
}
