import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { transactionsById } from './current.ts';

/** Runs `work` in the request's transaction: stores everything or, if it throws, nothing. Returns its result or throws its error. */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
	const isOwn = await initTransaction(req);
	try {
		const result = await work();
		if (isOwn) await commitTransaction(req);
		return result;
	} catch (cause) {
		await killTransaction(req);
		throw cause;
	}
}

/** Runs an action after the commit of the request's transaction, never if it is rolled back; at once without a transaction. */
export async function afterCommit(
	{ transactionID }: Pick<PayloadRequest, 'transactionID'>,
	action: () => void,
): Promise<void> {
	const transaction = transactionsById.get(await transactionID);
	if (transaction) transaction.afterCommit(action);
	else action();
}
