import type { PayloadRequest } from 'payload';
import { transactionsById } from './current.ts';

/** Runs an action once the request's transaction is committed, never when it is rolled back; at once when there is none. */
export async function afterCommit(
	{ transactionID }: Pick<PayloadRequest, 'transactionID'>,
	action: () => void,
): Promise<void> {
	const transaction = transactionsById.get(await transactionID);
	if (transaction) transaction.afterCommit(action);
	else action();
}
