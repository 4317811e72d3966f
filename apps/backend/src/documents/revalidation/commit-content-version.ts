import type { CacheTag } from '@website/contracts/cache-tags';
import { createLocalReq, type Payload } from 'payload';
import { broadcast } from '../../platform/cluster/broadcast.ts';
import { noteChangedDocuments } from '../../platform/content-versions/changed-documents.ts';
import { type ChangedTags, invalidate } from '../../platform/content-versions/invalidation.ts';
import { setAppliedVersion } from '../../platform/content-versions/reached-version.ts';
import { raiseVersion } from '../../platform/content-versions/stored-version.ts';
import { usesPostgres } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { transactionsById } from '../../platform/transactions/current.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';

const changes = new WeakMap<Transaction, Set<CacheTag>>();

/**
 * Makes a change known with the commit of its transaction: the content's version is raised, other backends are told, and this
 * process forgets what it was made from. Several changes of one transaction are one version.
 */
export async function commitContentVersion(
	payload: Payload,
	transactionId: unknown,
	tags: readonly CacheTag[],
): Promise<void> {
	const transaction = transactionsById.get(transactionId);
	if (transaction) {
		publishWith(transaction, tags);
		return;
	}
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () =>
		commitContentVersion(payload, await req.transactionID, tags),
	);
}

function publishWith(transaction: Transaction, tags: readonly CacheTag[]): void {
	const changeTags = changes.get(transaction);
	if (changeTags) {
		for (const tag of tags) changeTags.add(tag);
		return;
	}
	const changed = new Set(tags);
	changes.set(transaction, changed);
	let version = 0;
	transaction.beforeCommit(async (queries) => {
		version = await raiseVersion(queries);
		await noteChangedDocuments(queries, changed);
		if (usesPostgres) await broadcast(queries, { kind: 'content', version, tags: named(changed) });
	});
	transaction.afterCommit(() => {
		invalidate([...changed]);
		// With several backends versions come in one order only: that in which PostgreSQL tells of them, this one's own included.
		if (!usesPostgres) setAppliedVersion(version);
	});
}

/** PostgreSQL takes messages of 8,000 bytes. */
const named = (tags: ReadonlySet<CacheTag>): ChangedTags =>
	JSON.stringify([...tags]).length > limits.peers.messageBytes ? 'all' : [...tags];
