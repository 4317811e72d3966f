import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
	CollectionAfterLogoutHook,
	CollectionBeforeOperationHook,
	PayloadRequest,
} from 'payload';
import { z } from 'zod';
import type { User } from '../../payload-types.ts';
import { usesPostgres } from '../../platform/environment.ts';
import { transactionsById } from '../../platform/transactions/current.ts';
import { toBusyError } from '../../platform/transactions/database-busy.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { runStatement } from '../../platform/transactions/statement.ts';

/**
 * Locks an account, or all accounts, until the request's transaction ends; other transactions that lock one wait, on every backend.
 * SQLite has a single writer, so the transaction already waited when it began. Throws 503 after `limits.database.statementMs`.
 */
async function lockAccount(
	{ transactionID }: PayloadRequest,
	id: User['id'] | 'all',
): Promise<void> {
	if (!usesPostgres) return;
	const transaction = transactionsById.get(await transactionID);
	if (!transaction) throw new Error('An account can only be locked in a transaction');
	const { queries } = transaction;
	const condition = id === 'all' ? sql`true` : sql`id = ${id}`;
	try {
		// A fixed order, so that two transactions cannot deadlock.
		const lock = sql`select id from users where ${condition} order by id for no key update`;
		await runStatement(queries, lock);
	} catch (cause) {
		throw toBusyError(cause);
	}
}

const withId = z.object({ id: z.coerce.number() });

/**
 * Locks an account before Payload reads it: Payload writes the whole account when it is updated or a session is refreshed, and would
 * overwrite a parallel change. `test/several-backends.everything.test.ts` fails without this hook, because a session of one backend gets lost.
 */
export const lockBeforeOperation: CollectionBeforeOperationHook = async ({
	args,
	operation,
	req,
}) => {
	if (!req.transactionID || (operation !== 'update' && operation !== 'refresh')) return;
	const { data } = withId.safeParse(operation === 'refresh' ? req.user : args);
	await lockAccount(req, data?.id ?? 'all');
};

/** Locks the account on logout. Payload calls this hook in its transaction, before it reads the account. */
export const lockBeforeLogout: CollectionAfterLogoutHook = async ({ req }) => {
	if (req.user && req.transactionID) await lockAccount(req, Number(req.user.id));
};

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
