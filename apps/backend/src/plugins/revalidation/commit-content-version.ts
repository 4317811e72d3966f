import type { CacheTag } from '@website/contracts/cache-tags';
import { createLocalReq, type Payload } from 'payload';
import { setAppliedVersion } from '../../platform/cluster/applied-version.ts';
import { type ChangedTags, invalidate } from '../../platform/cluster/invalidation.ts';
import { listenToPeers } from '../../platform/cluster/listen.ts';
import { broadcast, incrementVersion } from '../../platform/cluster/stored-version.ts';
import { usesPostgres } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { transactionsById } from '../../platform/transactions/current.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';

const changes = new WeakMap<Transaction, Set<CacheTag>>();

/**
 * Increments the content version when the transaction commits, notifies the other backends, and invalidates the caches of this process.
 * Several changes in one transaction share one version. Without a transaction it runs in its own.
 */
export async function commitContentVersion(
	payload: Payload,
	transactionId: unknown,
	tags: readonly CacheTag[],
): Promise<void> {
	const transaction = transactionsById.get(transactionId);
	if (transaction) {
		commitWith(transaction, tags);
		return;
	}
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () =>
		commitContentVersion(payload, await req.transactionID, tags),
	);
}

function commitWith(transaction: Transaction, tags: readonly CacheTag[]): void {
	const pendingTags = changes.get(transaction);
	if (pendingTags) {
		for (const tag of tags) pendingTags.add(tag);
		return;
	}
	const changedTags = new Set(tags);
	changes.set(transaction, changedTags);
	let version = 0;
	transaction.beforeCommit(async (queries) => {
		version = await incrementVersion(queries);
		if (usesPostgres)
			await broadcast(queries, { kind: 'content', version, tags: messageTags(changedTags) });
	});
	transaction.afterCommit(() => {
		invalidate([...changedTags]);
		// On PostgreSQL every version, including this process's own, is applied in the order of its notifications.
		if (!usesPostgres) setAppliedVersion(version);
	});
}

/** The tags for the notification, or `all` if they are too long: PostgreSQL limits its payload to 8,000 bytes. */
const messageTags = (tags: ReadonlySet<CacheTag>): ChangedTags =>
	JSON.stringify([...tags]).length > limits.cluster.messageBytes ? 'all' : [...tags];

/**
 * Starts tracking the content version. Every start increments it, because sites can have higher versions than a database that was restored
 * from a backup.
 */
export async function startVersions(payload: Payload): Promise<void> {
	if (usesPostgres) await listenToPeers(payload);
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => commitContentVersion(payload, await req.transactionID, []));
}
