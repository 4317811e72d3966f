import type { Payload } from 'payload';
import { usesPostgres } from '../platform/environment.ts';
import { lockUntilCommit } from '../platform/transactions/advisory-lock.ts';
import { transactionsById } from '../platform/transactions/current.ts';

/**
 * Lets backends on one PostgreSQL claim jobs one after the other, so that no email is sent twice. Upstream, a job is first read and then
 * marked as running, so two backends can read the same job before one has marked it. SQLite has one writer at a time anyway. Called before
 * `installTransactions`, which runs every call in a transaction.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/17441, in Payload 4. Tests: `test/mixed-writes.test.ts` ("a job is claimed by only
 * one of several concurrent runs"), `test/upstream/sources.test.ts`.
 */
export function claimJobs({ db }: Payload): void {
	if (!usesPostgres) return;
	const update = db.updateJobs;
	db.updateJobs = async (args) => {
		if (args.data.processing === true) {
			const transaction = transactionsById.get(await args.req?.transactionID);
			if (!transaction) throw new Error('Claiming jobs needs a transaction');
			await lockUntilCommit(transaction.queries, 'takeJobs');
		}
		return Reflect.apply(update, db, [args]);
	};
}
