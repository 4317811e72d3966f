import type { PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { lockAccount } from './lock-account.ts';

/** Runs `work` on a locked account in a transaction, because its lists of sessions and recovery codes are written as a whole. */
export const withAccount = <Result>(
	req: PayloadRequest,
	id: User['id'] | undefined,
	work: (account: User | null) => Promise<Result>,
): Promise<Result> =>
	inTransaction(req, async () => {
		if (id !== undefined) await lockAccount(req, id);
		const where = { id: { equals: id } };
		return work(await req.payload.db.findOne<User>({ collection: 'users', where, req }));
	});

/** Writes changes of an account without access control and hooks; writes all fields, because a changed list needs them. */
export async function writeAccount(
	req: PayloadRequest,
	account: User,
	changes: Partial<User>,
): Promise<void> {
	await req.payload.db.updateOne({
		collection: 'users',
		id: account.id,
		data: { ...account, ...changes },
		req,
		returning: false,
	});
}
