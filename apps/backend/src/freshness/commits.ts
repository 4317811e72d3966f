import type { Payload } from 'payload';

type Transaction = number | string | undefined;
type Action = () => void;

const pending = new Map<number | string, Action[]>();

/** Runs an action once the transaction is committed; at once when there is none. */
export function afterCommit(payload: Payload, transaction: Transaction, action: Action): void {
	if (transaction === undefined || transaction === null || !payload.db.sessions?.[transaction]) {
		action();
		return;
	}
	pending.set(transaction, [...(pending.get(transaction) ?? []), action]);
}

/** Payload has no hook for a commit: the adapter's own two functions are followed instead. */
export function followCommits({ db }: Payload): void {
	const commit = db.commitTransaction.bind(db);
	const rollback = db.rollbackTransaction.bind(db);
	db.commitTransaction = async (transaction) => {
		await commit(transaction);
		const id = await transaction;
		const actions = pending.get(id) ?? [];
		pending.delete(id);
		for (const action of actions) action();
	};
	db.rollbackTransaction = async (transaction) => {
		await rollback(transaction);
		pending.delete(await transaction);
	};
}
