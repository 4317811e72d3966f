import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CacheTag } from '@website/contracts/cache-tags';
import type { Payload } from 'payload';
import { z } from 'zod';
import { usesPostgres } from '../environment.ts';
import { runStatement } from '../transactions/statement.ts';

const row = z.object({ data: z.coerce.number() });
const key = 'content-version';

/**
 * Increments the content's version in a transaction, at least to the time in milliseconds, so that it grows even after restoring a backup.
 */
export async function incrementVersion(transaction: unknown, now = Date.now()): Promise<number> {
	// `numeric`, because databases that an earlier version moved from SQLite contain decimals: 1795904008572.0.
	const next = usesPostgres
		? sql`to_jsonb(greatest(payload_kv.data::text::numeric::bigint + 1, ${now}::bigint))`
		: sql`max(cast(payload_kv.data as integer) + 1, ${now})`;
	const first = usesPostgres ? sql`to_jsonb(${now}::bigint)` : sql`${now}`;
	const [versionRow] = await runStatement(
		transaction,
		sql`insert into payload_kv (key, data) values (${key}, ${first})
			on conflict (key) do update set data = ${next} returning data`,
	);
	return row.parse(versionRow).data;
}

export async function storedVersion(payload: Payload): Promise<number> {
	const [storedRow] = await runStatement(
		payload.db.drizzle,
		sql`select data from payload_kv where key = ${key}`,
	);
	return storedRow === undefined ? 0 : row.parse(storedRow).data;
}

/** Sends a message to all listening backends when the transaction commits. PostgreSQL only. */
export async function notifyPeers(transaction: unknown, channel: string, message: string) {
	await runStatement(transaction, sql`select pg_notify(${channel}, ${message}) as data`);
}

const tag = z.custom<CacheTag>((value) => typeof value === 'string');

/** A message between backends on one PostgreSQL. */
export const peerMessage = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('content'),
		version: z.number(),
		tags: z.union([z.literal('all'), z.array(tag).readonly()]),
	}),
	z.object({ kind: z.literal('tokens') }),
]);

type PeerMessage = z.infer<typeof peerMessage>;

/** The channel of PostgreSQL's LISTEN and NOTIFY. */
export const channel = 'backend_peers';

/**
 * Sends a message to all backends on the same PostgreSQL, this one included: when the transaction commits, or at once outside a
 * transaction.
 */
export const broadcast = (queries: unknown, message: PeerMessage): Promise<void> =>
	notifyPeers(queries, channel, JSON.stringify(message));
