import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
	CollectionAfterLogoutHook,
	CollectionBeforeOperationHook,
	PayloadRequest,
} from 'payload';
import { z } from 'zod';
import type { User } from '../../payload-types.ts';
import { usesPostgres } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { transactionsById } from '../../platform/transactions/current.ts';
import { busyOr } from '../../platform/transactions/refused.ts';
import { runStatement } from '../../platform/transactions/statement.ts';

/**
 * Locks an account, or all of them, until the request's transaction ends; whoever else locks one waits, on every backend. SQLite has
 * one writer, who has been waited for when the transaction began. Throws 503 when `limits.signIn.lockMs` are over.
 */
export async function lockAccount(
	{ transactionID }: PayloadRequest,
	id: User['id'] | 'all',
): Promise<void> {
	if (!usesPostgres) return;
	const transaction = transactionsById.get(await transactionID);
	if (!transaction) throw new Error('An account can be locked in a transaction only');
	const { queries } = transaction;
	const which = id === 'all' ? sql`true` : sql`id = ${id}`;
	try {
		await runStatement(queries, sql.raw(`set local lock_timeout = ${limits.signIn.lockMs}`));
		// In one order, so that no two wait for each other.
		const lock = sql`select id from users where ${which} order by id for no key update`;
		await runStatement(queries, lock);
		await runStatement(queries, sql`set local lock_timeout to default`);
	} catch (cause) {
		throw busyOr(cause);
	}
}

const withId = z.object({ id: z.coerce.number() });

/**
 * Payload reads an account and writes it as a whole when it is changed or a session is renewed: it is locked before it is read.
 * `test/several-backends.test.ts` shows sessions of several backends; without this hook one of them is lost there.
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

/** The same when a session ends: Payload calls this hook in its transaction, before it reads the account. */
export const lockBeforeLogout: CollectionAfterLogoutHook = async ({ req }) => {
	if (req.user && req.transactionID) await lockAccount(req, Number(req.user.id));
};
