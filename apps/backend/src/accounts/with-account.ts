import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { limits } from '../limits.ts';
import type { User } from '../payload-types.ts';
import { processMemory } from '../process-memory.ts';
import { Turns } from '../transactions/turns.ts';

const turns = processMemory('accounts', () => new Turns());

/**
 * Works on an account as it is at this moment, in a transaction. An account keeps its sessions and its recovery codes in lists
 * that are written as a whole, so those who write them take turns: nobody is signed out by another sign-in, and no code is good
 * for two. The account is null when there is none.
 */
export async function withAccount<Result>(
	req: PayloadRequest,
	id: User['id'] | undefined,
	work: (account: User | null) => Promise<Result>,
): Promise<Result> {
	const mine = await initTransaction(req);
	try {
		const done = await turns().take(
			limits.signIn.turnMs,
			() => new Error('Too many sign-ins are waiting'),
		);
		try {
			const account = await req.payload.db.findOne<User>({
				collection: 'users',
				where: { id: { equals: id } },
				req,
			});
			const result = await work(account);
			if (mine) await commitTransaction(req);
			return result;
		} finally {
			done();
		}
	} catch (error) {
		await killTransaction(req);
		throw error;
	}
}

/** Writes changes of an account, past the rules for people; a list among them needs the whole account beside it. */
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
