import type { Payload } from 'payload';
import { usesPostgres } from '../platform/environment.ts';
import { lockUntilCommit } from '../platform/transactions/advisory-lock.ts';
import { transactionsById } from '../platform/transactions/current.ts';

/**
 * Lets backends on one PostgreSQL take jobs one after the other, so that no mail is sent twice. Upstream a job is looked for, then marked as under way:
 * two backends find the same one before either has marked it. SQLite has one writer at a time anyway. Called before `installTransactions`, which gives
 * every call its transaction.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/17441, in Payload 4. Tests: `test/mixed-writes.test.ts` ("a job is taken by one"), `test/upstream/sources.test.ts`.
 */
export function claimJobs({ db }: Payload): void {
	if (!usesPostgres) return;
	const update = db.updateJobs;
	db.updateJobs = async (args) => {
		if (args.data.processing === true) {
			const transaction = transactionsById.get(await args.req?.transactionID);
			if (!transaction) throw new Error('Jobs are taken in a transaction');
			await lockUntilCommit(transaction.queries, 'takeJobs');
		}
		return Reflect.apply(update, db, [args]);
	};
}
