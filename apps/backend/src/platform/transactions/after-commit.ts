import type { PayloadRequest } from 'payload';
import { transactionsById } from './current.ts';

/** Runs an action after the commit of the request's transaction, never if it is rolled back; at once without a transaction. */
export async function afterCommit(
	{ transactionID }: Pick<PayloadRequest, 'transactionID'>,
	action: () => void,
): Promise<void> {
	const transaction = transactionsById.get(await transactionID);
	if (transaction) transaction.afterCommit(action);
	else action();
}
